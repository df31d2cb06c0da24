const keysMax = 10_000;

/**
 * Digests of the API keys that were valid here, the last ones. They are not refused for their address,
 * since others may share it; a flood of wrong keys puts none of them out.
 */
export class ProvenKeys {
  readonly #digests = new Set<string>();

  has(digest: string): boolean {
    return this.#digests.has(digest);
  }

  add(digest: string): void {
    this.#digests.delete(digest);
    this.#digests.add(digest);
    if (this.#digests.size <= keysMax) return;
    for (const oldest of this.#digests) {
      this.#digests.delete(oldest);
      return;
    }
  }
}
