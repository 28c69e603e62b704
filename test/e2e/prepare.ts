import { prepareNginx } from "../nginx";

/** Once before all browser tests: a missing nginx fails those that need it, not all. */
export default function prepare(): void {
  try {
    prepareNginx();
  } catch (error) {
    console.error(error);
  }
}
