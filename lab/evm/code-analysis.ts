/**
 * EthereumJS looks for the jump destinations of a contract's code in each call, which takes half of
 * the time of a call to a large contract. This remembers them for each code.
 */
// The package exports no interpreter, so this depends on its exact version.
import { Interpreter } from "../node_modules/@ethereumjs/evm/dist/cjs/interpreter.js";

type Analysis = ReturnType<Interpreter["_getValidJumpDestinations"]>;

/** Makes all chains of this process remember what they know of a code. */
export function rememberCodeAnalysis(): void {
  const analyse = Interpreter.prototype._getValidJumpDestinations;
  const known = new WeakMap<Uint8Array, Analysis>();
  Interpreter.prototype._getValidJumpDestinations = function (this: Interpreter, code) {
    const found = known.get(code) ?? analyse.call(this, code);
    known.set(code, found);
    return found;
  };
}
