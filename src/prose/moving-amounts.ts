import { useTween } from "../runtime/use-tween";
import { amountIn, likeAmount } from "../site/charts/amount";

/** Returns amounts, such as "1,200 USDC", whose numbers move to new ones (see `useTween`). */
export function useMovingAmounts(amounts: readonly string[]): readonly string[] {
  const numbers = amounts.map(amountIn);
  const moving = useTween(numbers);
  return amounts.map((amount, index) => {
    const shown = moving[index] ?? Number.NaN;
    return shown === numbers[index] || Number.isNaN(shown) ? amount : likeAmount(shown, amount);
  });
}
