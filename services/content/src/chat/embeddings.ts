import { z } from 'zod';
import { askModel, type ModelOptions } from './ask-model.ts';

const timeoutMs = 10_000;
const textsAtOnce = 64;
/** About 2,000 tokens: what small models take. */
const maxCharacters = 8_000;

const answer = z.object({ data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })) });

/** Tells by a model how alike texts are. What it was told once about a text it remembers as long as the text is known. */
export class Embeddings {
  readonly #options: ModelOptions;
  #known = new Map<string, Float32Array>();

  constructor(options: ModelOptions) {
    this.#options = options;
  }

  /**
   * How alike a question is to each of the texts, from -1 to 1.
   * @param known what may be asked for next
   * @returns undefined when the model failed
   */
  async likenesses(
    question: string,
    texts: readonly string[],
    known: readonly string[],
  ): Promise<number[] | undefined> {
    try {
      const own = texts.map((text) => text.slice(0, maxCharacters));
      const missing = [...new Set([question, ...own])].filter((text) => !this.#known.has(text));
      const found = new Map(this.#known);
      for (let start = 0; start < missing.length; start += textsAtOnce) {
        const some = missing.slice(start, start + textsAtOnce);
        for (const [i, direction] of (await this.#embed(some)).entries()) found.set(some[i]!, direction);
      }
      const kept = new Set(known.map((text) => text.slice(0, maxCharacters)));
      this.#known = new Map([...found].filter(([text]) => kept.has(text)));
      const asked = found.get(question)!;
      return own.map((text) => found.get(text)!.reduce((sum, part, d) => sum + part * (asked[d] ?? 0), 0));
    } catch (error) {
      this.#options.log.warn({ err: error }, 'the embedding model failed');
      return undefined;
    }
  }

  /** Directions of length 1, in the order of `texts`. */
  async #embed(texts: readonly string[]): Promise<Float32Array[]> {
    const response = await askModel(this.#options, 'embeddings', { input: texts }, AbortSignal.timeout(timeoutMs));
    const { data } = answer.parse(await response.json());
    return texts.map((_, i) => {
      const vector = data.find(({ index }) => index === i)?.embedding;
      if (!vector) throw new Error('The embedding model left a text out');
      const length = Math.hypot(...vector) || 1;
      return Float32Array.from(vector, (part) => part / length);
    });
  }
}
