import { useApi } from '@portfolio/remote-kit';
import { useForm, type FormState, type Refusal } from '@portfolio/remote-kit/forms';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FormArea } from '../area.ts';
import { useTranslation } from '../translator.ts';
import { useSave, type Progress } from './use-save.ts';

export interface ItemFormOptions<Values extends FieldValues, Item> {
  area: FormArea;
  /** Of the list, with slashes: `/projects/`. */
  path: string;
  /** Another call than `POST {path}` and `PUT {path}{id}/`: its path; it is posted. */
  call?: string;
  /** The item as the editor began from it; undefined for a new one. */
  item: Item | undefined;
  schema: z.ZodType;
  parse: (body: unknown) => Item;
  /** What the form shows of an item, or of a new one. */
  valuesOf: (item: Item | undefined) => Values;
  /** The body of §7. `base` is the version that is being replaced. */
  encode: (values: Values, base: Item | undefined) => FormData | Record<string, unknown>;
  onSaved: (item: Item) => void;
}

/**
 * A create or edit form of the kit that sends files, and stops at a newer version of somebody else: two editors at once notice
 * each other.
 */
export function useItemForm<Values extends FieldValues, Item extends { id: number; revision: number }>(
  options: ItemFormOptions<Values, Item>,
): ItemFormState<Values> & { base: Item | undefined } {
  const { area, path, call, item, schema, parse, valuesOf, encode, onSaved } = options;
  const { t } = useTranslation();
  const api = useApi();
  const [base, setBase] = useState(item);
  /** The version that the next save replaces. */
  const replaced = useRef(item);
  const [theirs, setTheirs] = useState<Item>();
  const { save, progress, cancel } = useSave<Item>();
  const present = (): string => (replaced.current ? `${path}${replaced.current.id}/` : path);

  const begin = (version: Item): void => {
    replaced.current = version;
    setBase(version);
  };

  const refused = async ({ kind }: Refusal): Promise<boolean> => {
    if (kind !== 'conflict') return false;
    try {
      setTheirs(await api.get(present(), { parse }));
      return true;
    } catch {
      return false; // what the other saved cannot be shown: the refusal says why
    }
  };

  const values = valuesOf(item);
  const form = useForm<Values, Item>({
    values,
    schema,
    // What stays of a list is part of the field that shows the list.
    aliases: Object.fromEntries(Object.keys(values).map((name) => [`existing_${name}`, name])),
    send: (typed) => {
      setTheirs(undefined);
      const body = withRevision(encode(typed, replaced.current), replaced.current?.revision);
      return save({ path: call ?? present(), method: replaced.current && !call ? 'PUT' : 'POST', body, parse });
    },
    valuesOf,
    onSaved,
    refused,
    failed({ kind, detail }) {
      if (kind === 'cancelled') return t('upload.cancelled');
      return detail ?? t(`${area}.saveFailed`);
    },
  });

  return {
    form,
    progress,
    cancel,
    /** The item of before, when one is edited. */
    base,
    conflict: theirs && {
      theirs: valuesOf(theirs),
      mine: form.hookForm.getValues(),
      reload: () => {
        begin(theirs);
        setTheirs(undefined);
        form.hookForm.reset(valuesOf(theirs));
      },
      overwrite: () => {
        begin(theirs);
        void form.submit();
      },
    },
  };
}

/** Names the version that the editor began from, so that a newer one is not overwritten unseen. */
function withRevision(body: FormData | Record<string, unknown>, revision: number | undefined) {
  if (revision === undefined) return body;
  if (!(body instanceof FormData)) return { ...body, revision };
  body.append('revision', String(revision));
  return body;
}

export interface ItemFormState<Values extends FieldValues> {
  form: FormState<Values>;
  /** How far the upload is, while it lasts. */
  progress: Progress | undefined;
  cancel: () => void;
  /** What somebody else saved in between, and the two ways on. */
  conflict: { theirs: Values; mine: Values; reload: () => void; overwrite: () => void } | undefined;
}
