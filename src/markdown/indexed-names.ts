/** A list of names that finds a name without a search. */
export class IndexedNames extends Array<string> {
  readonly #places = new Map<string, number>();

  override push(...names: string[]): number {
    for (const name of names) {
      if (!this.#places.has(name)) this.#places.set(name, this.length);
      super.push(name);
    }
    return this.length;
  }

  override indexOf(name: string): number {
    return this.#places.get(name) ?? -1;
  }

  override includes(name: string): boolean {
    return this.#places.has(name);
  }
}
