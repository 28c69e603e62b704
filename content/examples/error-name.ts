import { BaseError, ContractFunctionRevertedError } from "viem";

/**
 * Returns the name of the error with which a contract reverted, if there is
 * one.
 */
export function errorName(error: unknown): string | undefined {
  if (!(error instanceof BaseError)) return undefined;
  const cause = error.walk(
    (found) => found instanceof ContractFunctionRevertedError,
  );
  return cause instanceof ContractFunctionRevertedError
    ? cause.data?.errorName
    : undefined;
}
