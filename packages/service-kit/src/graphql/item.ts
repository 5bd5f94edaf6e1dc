import { UseMiddleware, type MiddlewareFn } from 'type-graphql';
import { idParameter } from '../rest/index.ts';

/**
 * Has a mutation find what it is about before it reads what was sent, as `item` of a REST resource does: nonsense for what
 * is unknown or another's is NOT_FOUND. `@Item(getClient)`
 * @param find takes the service's context; throws when the caller has none by this id
 * @param argument that holds the id
 */
export const Item = (find: (context: never, id: number) => unknown, argument = 'id') =>
  ItemOf(argument, (context, value) => find(context, idParameter(value)));

/** The same by an argument that is no number, such as a token. */
export const ItemOf = (argument: string, find: (context: never, value: string) => unknown) => {
  const findFirst: MiddlewareFn = async ({ context, args }, next) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- type-graphql does not know the context of a service
    await find(context as never, args[argument]);
    return next();
  };
  return UseMiddleware(findFirst);
};
