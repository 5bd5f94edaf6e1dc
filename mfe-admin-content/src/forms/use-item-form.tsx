import { useApolloClient } from '@apollo/client/react';
import { useForm, type FieldSentences, type FormState, type Refusal } from '@portfolio/remote-kit/forms';
import { use, useRef, useState, useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { FormArea } from '../area.ts';
import { DraftingContext, type ItemQuery } from '../editing/use-editing.ts';
import { useTranslation } from '../translator.ts';
import type { FileChoice, ImageList } from './file-rules.ts';
import { useSave, type Progress, type Save } from './use-save.ts';

export interface ItemFormOptions<Values extends FieldValues, Item> {
  area: FormArea;
  /** Under which name what is typed is kept; by default that of the area and item. */
  draft?: string;
  /** Asks for the item as it is now. */
  query: ItemQuery<Item> | (() => Promise<Item | undefined>);
  /** The item as the editor began from it; undefined for a new one. */
  item: Item | undefined;
  schema: z.ZodType;
  /** Every field in the order of the form. */
  fields: readonly ShownField<Values>[];
  /** Beside those for texts that are missing. */
  sentences?: FieldSentences;
  /** What the form shows of an item, or of a new one. */
  valuesOf: (item: Item | undefined) => Values;
  /**
   * Saves what was typed. `base` is the version that is replaced; a mutation names its revision, so that a newer one is not
   * overwritten unseen.
   */
  send: (save: Save<Item>, values: Values, base: Item | undefined) => Promise<Item>;
  /** @param stays whether whoever saved it goes on editing */
  onSaved: (item: Item, stays: boolean) => void;
}

/**
 * A create or edit form of the kit that sends files, and stops at a newer version of somebody else: two editors at once notice
 * each other.
 */
export function useItemForm<Values extends FieldValues, Item extends { id: string; revision: number }>(
  options: ItemFormOptions<Values, Item>,
): ItemFormState<Values> & { base: Item | undefined } {
  const {
    area,
    query,
    item,
    draft = `${area}/${item?.id ?? 'new'}`,
    schema,
    fields,
    sentences,
    valuesOf,
    send,
    onSaved,
  } = options;
  const { t } = useTranslation();
  const shownValue = useShown();
  const client = useApolloClient();
  const [base, setBase] = useState(item);
  /** The version that the next save replaces. */
  const replaced = useRef(item);
  const [theirs, setTheirs] = useState<Item>();
  const { save, progress, cancel } = useSave<Item>();
  const stays = useRef(false);
  const drafting = use(DraftingContext);
  /** What the present save is for, beside saving. */
  const purpose = useRef<'draft' | 'publish'>(undefined);

  const begin = (version: Item): void => {
    replaced.current = version;
    setBase(version);
  };

  const present = async (id: string): Promise<Item | undefined> => {
    if (typeof query === 'function') return query();
    const { data } = await client.query({ query, variables: { id }, fetchPolicy: 'no-cache', errorPolicy: 'all' });
    return data?.item ?? undefined;
  };

  const refused = async ({ kind }: Refusal): Promise<boolean> => {
    if (kind !== 'conflict' || !replaced.current) return false;
    const latest = await present(replaced.current.id);
    setTheirs(latest);
    return Boolean(latest); // else the other's version cannot be shown: the refusal says why
  };

  const values = valuesOf(item);
  const texts = fields.filter(({ name }) => typeof values[name] === 'string');
  const missing = (label: string) => ({ required: t('missing', { field: label }) });
  const form = useForm<Values, Item>({
    draft,
    values,
    schema,
    sentences: { ...Object.fromEntries(texts.map(({ name, label }) => [name, missing(label)])), ...sentences },
    // What stays of a list is part of the field that shows the list.
    aliases: Object.fromEntries(Object.keys(values).map((name) => [existing(name), name])),
    async send(typed, _, once) {
      setTheirs(undefined);
      const saveOnce: Save<Item> = (mutation, variables) => save(mutation, variables, once);
      if (purpose.current !== 'draft' || !drafting.start || !replaced.current)
        return send(saveOnce, typed, replaced.current);
      const { draftId, slug, revision } = await drafting.start();
      return send(saveOnce, { ...typed, ...shownNowhere(typed, slug) }, { ...replaced.current, id: draftId, revision });
    },
    valuesOf,
    onSaved(saved) {
      if (purpose.current === 'draft') return drafting.onStarted(saved.id);
      // Whoever goes on replaces what this made.
      if (replaced.current) begin(saved);
      if (purpose.current === 'publish') return void drafting.publish();
      onSaved(saved, stays.current);
    },
    refused,
    failed({ kind, detail }) {
      if (kind === 'cancelled') return t('upload.cancelled');
      return detail ?? t(`${area}.saveFailed`);
    },
  });

  useSaveKey(() => {
    if (form.saving) return;
    stays.current = true;
    void form.submit().finally(() => (stays.current = false));
  });

  const saveFor = (what: 'draft' | 'publish') => (): void => {
    purpose.current = what;
    void form.submit().finally(() => (purpose.current = undefined));
  };

  return {
    form,
    fields: fields.map((field) => ({
      ...field,
      shown: (of) => (field.show ? { text: field.show(of) } : shownValue(of[field.name])),
    })),
    progress,
    cancel,
    keepAsDraft: drafting.start && saveFor('draft'),
    publish: drafting.isDraft ? saveFor('publish') : undefined,
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

/** What a draft does not take of an item: where it is shown. */
function shownNowhere(values: FieldValues, slug: string): Record<string, unknown> {
  const own = { slug, isPublished: false, isFeatured: false, publishAt: '' };
  return Object.fromEntries(Object.entries(own).filter(([name]) => name in values));
}

/** The server's name for those of a list that stay: `images`, `existingImages`. */
const existing = (name: string): string => `existing${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export interface ItemFormState<Values extends FieldValues> {
  form: FormState<Values>;
  fields: readonly (ShownField<Values> & { shown: (values: Values) => Shown })[];
  /** How far the upload is, while it lasts. */
  progress: Progress | undefined;
  cancel: () => void;
  /** Saves it as a draft beside what is published, which stays as it is; undefined where there can be none. */
  keepAsDraft: (() => void) | undefined;
  /** Saves the draft that is edited, and makes it what is published. */
  publish: (() => void) | undefined;
  /** What somebody else saved in between, and the two ways on. */
  conflict: { theirs: Values; mine: Values; reload: () => void; overwrite: () => void } | undefined;
}

/** Ctrl S and ⌘ S do what Save does, wherever in the form or beside it the focus is, while it is on the screen. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // The browser would save the page.
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/** A value as it is compared (`text`) and shown, by default by the same words. */
export interface Shown {
  text: string;
  node?: ReactNode;
}

/** A field of a form: its label, and its value when two versions are compared, where that is not what it holds. */
export interface ShownField<Values> {
  name: keyof Values & string;
  label: string;
  show?: (values: Values) => string;
}

/** Which file there would be. */
export const nameOfFile = ({ file, present, removed }: FileChoice): string => file?.name ?? (removed ? '' : present);

/** How values of the usual kinds are shown. */
function useShown() {
  const { t } = useTranslation();
  return (value: string | number | boolean | FileChoice | ImageList): Shown => {
    if (typeof value === 'boolean') return { text: t(value ? 'yes' : 'no') };
    if (typeof value !== 'object') return { text: String(value) };
    if ('present' in value) return { text: nameOfFile(value) };
    return {
      text: value.map(({ id, file, alt }) => `${id ?? file?.name} ${alt}`).join('\n'),
      node: (
        <>
          {value.map(({ key, url, file, alt }) => (
            <div key={key}>
              {url ? <img src={url} alt="" width={64} /> : file?.name} {alt}
            </div>
          ))}
          {t('images.count', { count: value.length })}
        </>
      ),
    };
  };
}
