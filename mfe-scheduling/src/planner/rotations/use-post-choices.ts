import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { choicesOf, type Choices } from '../../shared/choices/choices.ts';
import { useSettled } from '../../shared/choices/use-settled.ts';
import { PostChoices } from './rotations.graphql.ts';

/** Posts of a company; of all companies without one, which is a superuser's. */
export function usePostChoices(company: string | undefined): Choices {
  const [text, search] = useState('');
  const settled = useSettled(text);
  const result = useQuery(PostChoices, { variables: { company: company ?? null, search: settled } });
  const found = (result.data ?? result.previousData)?.posts;
  return choicesOf(found, { text, settled, search, result }, ({ id, name, clientName, locationName }) => ({
    id,
    name,
    detail: [clientName, locationName].filter(Boolean).join(' · '),
  }));
}
