from app.html import Html, h, join


def test_text_and_attributes_are_escaped():
    made = h("p", {"title": '"<&\''}, "<script>alert(1)</script>")
    assert made == "<p title=\"&quot;&lt;&amp;&#x27;\">&lt;script&gt;alert(1)&lt;/script&gt;</p>"


def test_html_is_not_escaped_twice():
    assert h("b", {}, h("i", {}, "a & b")) == "<b><i>a &amp; b</i></b>"


def test_attributes_that_are_none_or_false_are_left_out_and_true_stands_bare():
    assert h("input", {"checked": True, "disabled": False, "value": None, "rows": 0}) == '<input checked rows="0">'


def test_children_may_be_nested_lists_and_nothing():
    assert join(["a", [Html("<br>"), None, ["b", False]]]) == "a<br>b"
