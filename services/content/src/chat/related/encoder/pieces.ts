/** Stands for the space before a word. */
const space = '▁';
/** The first numbers stand for no piece of a text. */
const reserved = 6;
/** A character that is in no piece is taken only when there is no other way. */
const unknownLikelihood = -20;

/** Cuts texts into the pieces of words that are likeliest together (SentencePiece's unigram model). */
export class Pieces {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #likelihoods: readonly number[];
  readonly #longest: number;

  constructor(pieces: readonly string[], likelihoods: readonly number[]) {
    this.#numbers = new Map(pieces.flatMap((piece, number) => (number < reserved ? [] : [[piece, number] as const])));
    this.#likelihoods = likelihoods;
    this.#longest = pieces.reduce((longest, piece) => Math.max(longest, piece.length), 0);
  }

  /** The numbers of a text's pieces in order, without what is unknown. */
  of(text: string): number[] {
    const whole = text.normalize('NFKC').trim().replaceAll(/\s+/g, space);
    if (whole === '') return [];
    const characters = space + whole;
    /** The best way to each place: its likelihood, where its last piece begins, and that piece. */
    const ways: { likelihood: number; from: number; piece?: number }[] = [{ likelihood: 0, from: 0 }];
    for (let from = 0; from < characters.length; from++) {
      const { likelihood } = ways[from]!;
      const lead = (to: number, own: number, piece?: number) => {
        const found = ways[to];
        if (!found || likelihood + own >= found.likelihood) ways[to] = { likelihood: likelihood + own, from, piece };
      };
      for (let to = from + 1; to <= Math.min(characters.length, from + this.#longest); to++) {
        const piece = this.#numbers.get(characters.slice(from, to));
        if (piece !== undefined) lead(to, this.#likelihoods[piece]!, piece);
      }
      if (!ways[from + 1]) lead(from + 1, unknownLikelihood);
    }
    const numbers: number[] = [];
    for (let at = characters.length; at > 0; at = ways[at]!.from) {
      const { piece } = ways[at]!;
      if (piece !== undefined) numbers.push(piece);
    }
    return numbers.toReversed();
  }
}
