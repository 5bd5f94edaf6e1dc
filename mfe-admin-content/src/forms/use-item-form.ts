import { useLeaveGuard } from '@portfolio/remote-kit';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import type { FormArea } from '../area.ts';
import { useTranslation } from '../translator.ts';
import { checkedBy } from './checked-by.ts';
import { firstMessage } from './field-message.ts';
import { useSave } from './use-save.ts';

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
 * A create or edit form: checks, sends, puts the server's words on the fields, keeps what was typed through every failure,
 * and stops at a newer version of somebody else (issue: two editors at once).
 */
export function useItemForm<Values extends FieldValues, Item extends { id: number; revision: number }>(
  options: ItemFormOptions<Values, Item>,
) {
  const { area, path, call, item, schema, parse, valuesOf, encode, onSaved } = options;
  const { t } = useTranslation();
  const [base, setBase] = useState(item);
  const [theirs, setTheirs] = useState<Item>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    resolver: checkedBy<Values>(schema),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole values are default values
    defaultValues: valuesOf(item) as DefaultValues<Values>,
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { save, progress, cancel } = useSave<Item>();
  useLeaveGuard(form.formState.isDirty, t('unsaved'));

  const send = async (values: Values, replaced: Item | undefined): Promise<void> => {
    setFailure(undefined);
    setTheirs(undefined);
    const body = withRevision(encode(values, replaced), replaced?.revision);
    const present = replaced ? `${path}${replaced.id}/` : path;
    const method = replaced && !call ? 'PUT' : 'POST';
    const outcome = await save({ path: call ?? present, method, body, present, parse });
    if (outcome.kind === 'saved') return onSaved(outcome.item);
    if (outcome.kind === 'conflict') return setTheirs(outcome.theirs);
    if (outcome.kind === 'cancelled') return setFailure(t('upload.cancelled'));
    if (outcome.kind === 'failed') return setFailure(outcome.detail ?? t(`${area}.saveFailed`));
    return refuse(outcome.fields, values);
  };

  const refuse = (fields: Record<string, unknown>, values: Values): void => {
    for (const [name, value] of Object.entries(fields)) {
      const message = firstMessage(value) ?? '';
      // What stays of a list is part of the field that shows the list.
      const field = name.replace(/^existing_/, '');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just looked up
      if (field in values) form.setError(field as Path<Values>, { type: 'server', message });
      else setFailure(message);
    }
  };

  return {
    form,
    failure,
    progress,
    cancel,
    /** The item of before, when one is edited. */
    base,
    submit: form.handleSubmit((values) => send(values, base)),
    /** What somebody else saved in between, and the two ways on. */
    conflict: theirs && {
      theirs: valuesOf(theirs),
      mine: form.getValues(),
      reload: () => {
        setBase(theirs);
        setTheirs(undefined);
        form.reset(valuesOf(theirs));
      },
      overwrite: () => {
        setBase(theirs);
        void form.handleSubmit((values) => send(values, theirs))();
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

export type ItemFormState<Values extends FieldValues> = Pick<
  ReturnType<typeof useItemForm<Values, { id: number; revision: number }>>,
  'form' | 'failure' | 'progress' | 'cancel' | 'submit' | 'conflict'
>;
