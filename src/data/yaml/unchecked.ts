import { parseYaml } from "./document";
import { yamlValue } from "./value";

/** Returns the value of a YAML text that nothing has checked yet; undefined if it cannot be read. */
export function uncheckedYaml(text: string): unknown {
  const { document, faults } = parseYaml(text);
  return faults.length > 0 ? undefined : yamlValue(document).value;
}
