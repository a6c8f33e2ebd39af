// Run by web/make/icons.py in Node: node icons.mjs plan.json painted.json. The plan: {painter, drawings: path -> [svg, width]}.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [planFile, paintedFile] = process.argv.slice(2);
const { painter, drawings } = JSON.parse(readFileSync(planFile, "utf8"));
const { initWasm, Resvg } = await import(pathToFileURL(`${painter}/index.mjs`));
await initWasm(readFileSync(`${painter}/index_bg.wasm`));

const painted = {};
for (const [path, [svg, width]] of Object.entries(drawings)) {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
  painted[path] = Buffer.from(image).toString("base64");
}
writeFileSync(paintedFile, JSON.stringify(painted));
