/**
 * A condition made of several, all of which must hold; its parameters are numbered in the order they are added.
 * It is the `where` of a listing, and `sql` with `parameters` for any other statement.
 */
export class Where {
  readonly parameters: unknown[] = [];
  readonly #conditions: string[] = [];

  /** `and('start_time >=', from)`: the value goes between the condition and its end. Undefined adds nothing. */
  and(condition: string, value: unknown, end = ''): this {
    return value === undefined ? this : this.andSql(`${condition} ${this.parameter(value)}${end}`);
  }

  /** A condition that brings no value, or values that {@link parameter} has numbered. */
  andSql(condition: string): this {
    this.#conditions.push(condition);
    return this;
  }

  /**
   * Every term is found: `andSearch(terms, ['name', 'email'])` looks for it in any of these expressions, whatever its
   * case; `andSearch(terms, inLowered('search_text'))` or another function says itself how a pattern is matched.
   */
  andSearch(terms: readonly string[], matches: readonly string[] | ((pattern: string) => string)): this {
    const match = typeof matches === 'function' ? matches : inAny(matches);
    for (const term of terms) this.andSql(match(this.parameter(containing(term))));
    return this;
  }

  /** Numbers a value for use elsewhere in the statement: `$3`. */
  parameter(value: unknown): string {
    return `$${this.parameters.push(value)}`;
  }

  /** For another statement that asks for more. */
  copy(): Where {
    const copy = new Where();
    copy.parameters.push(...this.parameters);
    copy.#conditions.push(...this.#conditions);
    return copy;
  }

  get sql(): string {
    return this.#conditions.join(' AND ') || 'TRUE';
  }
}

const inAny = (expressions: readonly string[]) => (pattern: string) =>
  `(${expressions.map((expression) => `${expression} ILIKE ${pattern}`).join(' OR ')})`;

/**
 * Matches a column that holds lower-cased text and has a trigram index. The pattern is lower-cased by the same rules as
 * the column, and compared in the index's collation: in another, PostgreSQL would leave the index aside.
 */
export const inLowered = (column: string) => (pattern: string) =>
  `${column} LIKE lower(${pattern} COLLATE pg_c_utf8) COLLATE "default"`;

/** A LIKE pattern for texts with `term` in them, whose own wildcards stand for themselves. */
export const containing = (term: string) => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
