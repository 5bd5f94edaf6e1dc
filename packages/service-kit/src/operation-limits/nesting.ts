import type { RequestHandler } from 'express';
import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import { noteRefusal } from '../errors/app-error.ts';

/** Braces, brackets and parentheses within each other; what the limits let pass needs a third of it. */
const maxNesting = 100;

/** Parsers refuse longer documents. */
const maxTokens = 10_000;

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Refuses an operation that nests so deep that what parses and validates it, by recursion, would run out of stack. Token by token, so that
 * the largest body costs no more than its length. It comes after what reads the body.
 */
export const refuseNested: RequestHandler = (request, response, next) => {
  const texts: unknown[] = [request.query['query'], request.body?.query].flat();
  if (!texts.some((text) => typeof text === 'string' && isNested(text))) return next();
  const code = 'GRAPHQL_PARSE_FAILED';
  noteRefusal(code.toLowerCase());
  const message = `The operation nests more than ${maxNesting} deep.`;
  response.status(400).json({ errors: [{ message, extensions: { code } }] });
};

/** Whether a document nests too deep before its end, or before what is no GraphQL: that the parser says. */
export function isNested(text: string): boolean {
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  try {
    for (let tokens = 0; tokens < maxTokens && depth <= maxNesting; tokens += 1) {
      const { kind } = lexer.advance();
      if (kind === TokenKind.EOF) return false;
      if (opening.has(kind)) depth += 1;
      else if (closing.has(kind)) depth -= 1;
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return false;
  }
  return depth > maxNesting;
}
