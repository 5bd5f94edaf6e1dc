import { searchClause } from '@portfolio/service-kit/rest';

/** A condition made of several, all of which must hold; its parameters are numbered in the order they are added. */
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

  /** Every term matches some of the expressions, case-insensitively. */
  andSearch(terms: readonly string[], expressions: readonly string[]): this {
    if (terms.length === 0) return this;
    const { sql, parameters } = searchClause(terms, expressions, this.parameters.length + 1);
    this.parameters.push(...parameters);
    return this.andSql(sql);
  }

  /** Numbers a value for use elsewhere in the statement: `$3`. */
  parameter(value: unknown): string {
    return `$${this.parameters.push(value)}`;
  }

  get sql(): string {
    return this.#conditions.join(' AND ') || 'TRUE';
  }
}
