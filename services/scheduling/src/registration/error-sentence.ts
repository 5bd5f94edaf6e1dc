import { AppError, toAppError } from '@portfolio/service-kit/errors';
import type { Handler, Methods } from '@portfolio/service-kit/rest';
import { constraints } from '../constraints.ts';

/**
 * Refusals of registration, invitation and statistics calls also carry `error`, the one sentence that the screens show
 * (scheduling.md §8): the detail, or the first of the field messages.
 */
export const withErrorSentence = <C>(methods: Methods<C>): Methods<C> =>
  Object.fromEntries(Object.entries(methods).map(([method, handler]) => [method, explained(handler)]));

const explained =
  <C>(handler: Handler<C>): Handler<C> =>
  async (request) => {
    try {
      return await handler(request);
    } catch (thrown) {
      const error = toAppError(thrown, constraints);
      const { code, message, fields, body, headers, cause } = error;
      throw new AppError(code, message, { fields, headers, cause, body: { error: sentenceOf(error), ...body } });
    }
  };

function sentenceOf({ message, fields = {} }: AppError): string {
  const [first] = Object.values(fields).flat();
  return typeof first === 'string' ? first : message;
}
