import { useLocation, useNavigate } from 'react-router-dom';
import { z } from 'zod';

/** Others than these screens may name an item by its number. */
const id = z.coerce.string();

const place = z.union([
  z.object({ action: z.literal('create') }),
  z.object({ action: z.literal('edit'), id }),
  z.object({
    action: z.undefined(),
    saved: z.object({ id, slug: z.string(), title: z.string(), published: z.boolean() }),
  }),
]);

/** Which part of a list-and-form screen is open, and what was just saved. */
export type Place = z.infer<typeof place>;

/** An item that was just saved. */
export type Saved = Extract<Place, { saved: object }>['saved'];

/**
 * Lists and forms share one address. Which of them is open lives in the navigation state, so that other screens can open
 * the create form (core-site.md §2: "the navigation-state action equal to create"), and Back closes a form.
 */
export function useEditing() {
  const location = useLocation();
  const navigate = useNavigate();
  const go = (state: Place | null, replace = false): void =>
    void navigate({ search: location.search }, { state, replace });
  const { data } = place.safeParse(location.state);
  return {
    place: data,
    create: () => go({ action: 'create' }),
    edit: (item: string) => go({ action: 'edit', id: item }),
    /** Back to the list, which tells what was saved. The form's place in the history goes to it. */
    close: (saved?: Saved) => go(saved ? { action: undefined, saved } : null, true),
  };
}
