import type { TypedDocumentNode } from '@apollo/client';

/** Asks for one item under the name `item`; null when there is none. */
export type ItemQuery<Item> = TypedDocumentNode<{ item?: Item | null }, { id: string }>;
