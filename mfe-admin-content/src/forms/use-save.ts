import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { OnceContext } from '@portfolio/remote-kit';
import { useEffect, useRef, useState } from 'react';

/** Bytes sent, of bytes in all. */
export interface Progress {
  sent: number;
  total: number;
}

/** Carries out a mutation that answers the item as it is afterwards. */
export type Save<Item> = <Variables extends OperationVariables>(
  mutation: TypedDocumentNode<{ item: Item }, Variables>,
  variables: Variables,
) => Promise<Item>;

/** Saves with files; tells how far the upload is, and can be cancelled. Leaving the screen cancels too. */
export function useSave<Item>() {
  const client = useApolloClient();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async <Variables extends OperationVariables>(
    mutation: TypedDocumentNode<{ item: Item }, Variables>,
    variables: Variables,
    once: OnceContext = {},
  ): Promise<Item> => {
    const controller = new AbortController();
    running.current = controller;
    const context = {
      ...once,
      fetchOptions: { signal: controller.signal },
      onProgress: (sent: number, total: number): void => setProgress({ sent, total }),
    };
    setProgress({ sent: 0, total: 0 });
    try {
      const { data } = await client.mutate<{ item: Item }>({ mutation, variables, context });
      if (!data) throw new Error('The server answered without the item.');
      return data.item;
    } finally {
      setProgress(undefined);
    }
  };

  return { save, progress, cancel: () => running.current?.abort() };
}
