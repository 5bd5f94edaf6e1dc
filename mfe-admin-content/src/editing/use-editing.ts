import type { TypedDocumentNode } from '@apollo/client';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { useToast } from '@portfolio/ui/toast';
import { space } from '@portfolio/ui/tokens';
import { useEffect, createContext, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { z } from 'zod';
import { useTranslation } from '../translator.ts';

/** Others than these screens may name an item by its number. */
const itemId = z.coerce.string();

const places = z.union([
  z.object({ action: z.literal('create') }),
  z.object({ action: z.literal('edit'), id: itemId }),
  z.object({
    action: z.undefined(),
    saved: z.object({ id: itemId, slug: z.string(), title: z.string(), published: z.boolean() }),
  }),
]);

/** Which part of a list-and-form screen is open, and what was just saved. */
export type Place = z.infer<typeof places>;

/** An item that was just saved. */
export type Saved = Extract<Place, { saved: object }>['saved'];

/** `?edit=4`, `?edit=new`. */
const parameter = 'edit';

/** `&in=es`: a translation of it. */
const inLanguage = 'in';

function placeAt(search: string): Place | undefined {
  const edited = new URLSearchParams(search).get(parameter) ?? '';
  if (edited === 'new') return { action: 'create' };
  return /^\d+$/.test(edited) ? { action: 'edit', id: edited } : undefined;
}

/** Whether the form of this item is what is open now. */
export const isEdited = (id: string): boolean => new URLSearchParams(location.search).get(parameter) === id;

/**
 * Lists and forms share one path. Which of them is open stands in the query, so that a form has an address of its own and Back
 * closes it. Other screens may open the create form by the navigation state instead (core-site.md §2: "the navigation-state
 * action equal to create").
 */
export function useEditing() {
  const location = useLocation();
  const navigate = useNavigate();
  const at = (edited?: string, language?: string): string => {
    const parameters = new URLSearchParams(location.search);
    parameters.delete(parameter);
    parameters.delete(inLanguage);
    if (edited !== undefined) parameters.set(parameter, edited);
    if (language !== undefined) parameters.set(inLanguage, language);
    return parameters.size > 0 ? `?${parameters}` : '';
  };
  const { data = placeAt(location.search) } = places.safeParse(location.state);
  const asked = data?.action === 'create' ? 'new' : data?.action && data.id;
  const isNamed = placeAt(location.search) !== undefined;
  // What was asked for by the state alone gets an address, which a sign-in leads back to.
  useEffect(() => {
    if (asked !== undefined && !isNamed) void navigate({ search: at(asked) }, { state: null, replace: true });
  });
  return {
    place: data,
    /** The query of the list, without that of a form. */
    list: at(),
    /** In which language what is open is edited; null for the original. */
    language: new URLSearchParams(location.search).get(inLanguage),
    /** The query of what is open in another language, or in the original. */
    editIn: (language?: string) => at(asked, language),
    create: () => void navigate({ search: at('new') }),
    /** @param replace whether the form takes the place of the present one in the history */
    edit: (item: string, replace = false) => void navigate({ search: at(item) }, { replace }),
    /** Back to the list, which tells what was saved. The form's place in the history goes to it. */
    close: (saved?: Saved) =>
      void navigate({ search: at() }, { state: saved ? { action: undefined, saved } : null, replace: true }),
  };
}

/** Hears which revision is the present one now. */
export const TellRevision = createContext<(revision: number) => void>(() => {});

/** What follows a save after which one goes on: it is said, and what was new has its own address from here on. */
export function useGoOn(): (saved: { id: string; revision: number }) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const tellRevision = use(TellRevision);
  const { place, edit } = useEditing();
  return ({ id, revision }) => {
    toast('success', t('savedGoOn'));
    tellRevision(revision);
    if (place?.action === 'create') edit(id, true);
  };
}

/** The same of an item of a list: whoever does not go on is back at the list, which tells what was saved. */
export function useAfterSave(
  ...shownBy: readonly string[]
): (
  saved: { id: string; slug: string; title: string; isPublished: boolean; revision: number },
  stays: boolean,
) => void {
  const refresh = useRefresh();
  const goOn = useGoOn();
  const { close } = useEditing();
  return ({ id, slug, title, isPublished: published, revision }, stays) => {
    void refresh(...shownBy);
    if (stays) goOn({ id, revision });
    else close({ id, slug, title, published });
  };
}

/** How what is edited stands to what visitors see. */
export interface Drafting {
  /** It is a draft beside another item, whose address and place it takes when it is published. */
  isDraft: boolean;
  /** Begins the draft beside it; undefined for what has one already, or is published nowhere. */
  start?: (() => Promise<{ draftId: string; slug: string; revision: number }>) | undefined;
  /** What was typed has been kept as the draft with this id. */
  onStarted: (id: string) => void;
  /** Makes the draft what visitors see. */
  publish: () => Promise<void>;
}

export const DraftingContext = createContext<Drafting>({
  isDraft: false,
  onStarted: () => {},
  publish: () => Promise.resolve(),
});

/** Asks for one item under the name `item`; null when there is none. */
export type ItemQuery<Item> = TypedDocumentNode<{ item?: Item | null }, { id: string }>;

/** Around the button that leads back: its words stand in line with the title below. */
export const Back = styled.div`
  margin-left: ${space(-3)};
`;
