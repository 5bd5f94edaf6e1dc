import { useHost, type Session } from '@portfolio/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { Control, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftsOf } from '../kept/index.ts';
import { newKey } from '../session/new-key.ts';
import { tabStorage } from '../storage/index.ts';
import { draftOf, isSame, isStale, type Draft } from './draft.ts';

/** What is typed is kept at once, and then every so many milliseconds. */
const pause = 300;

/** Where one form of one user is kept. What somebody types who is not signed in is their tab's: others may sit here next. */
function placeOf(user: number | undefined, name: string) {
  if (user !== undefined) return { drafts: draftsOf(user), name };
  const tab = tabStorage.getItem('draftsOf') ?? newKey();
  tabStorage.setItem('draftsOf', tab);
  return { drafts: draftsOf(0), name: `${tab}/${name}` };
}

/** What is in the fields while nothing is typed, also after a save. */
// oxlint-disable-next-line no-underscore-dangle -- elsewhere it is told to who draws alone
const beginningOf = <Values extends FieldValues>(control: Control<Values>) => control._defaultValues;

const nextChange = ({ subscribe }: Session): Promise<void> =>
  new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });

/**
 * Keeps what is typed into a form on this device, sealed and for its user alone, until it is saved or thrown away, and
 * puts it back when the form is opened again: after a sign-in, a reload, a crash. What a browser cannot keep is not kept.
 * @param name of the form and of what it changes, such as `client/4`; false keeps nothing
 */
export function useDraft<Values extends FieldValues>(name: string | false, form: UseFormReturn<Values>) {
  const { session } = useHost();
  const [restored, setRestored] = useState<Draft>();
  /** What restored fields began with when they were typed, where that is not what the form shows. */
  const bases = useRef<Readonly<Record<string, unknown>>>({});
  const keeping = useRef<{ now: () => Promise<void>; never: () => Promise<void> }>(undefined);
  const { control, subscribe, getValues, setValue } = form;

  useEffect(() => {
    const baseOf = () => ({ ...beginningOf(control), ...bases.current });
    if (name === false) return undefined;
    let isOver = false;
    let hasRoom = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** One after the other: the last that is written is the last that was typed. */
    let writing: Promise<unknown> = Promise.resolve();

    const open = async () => {
      // Who it is, is about to be known.
      while (session.get().status === 'loading') await nextChange(session);
      return placeOf(session.get().user?.id, name);
    };
    const place = open();
    const next = (step: (at: Awaited<typeof place>) => Promise<void>): Promise<unknown> =>
      // Without a storage the form is as good as it was without drafts.
      (writing = writing.then(async () => step(await place)).catch(() => undefined));
    const write = (draft: Draft | undefined): Promise<unknown> => {
      if (!draft) hasRoom = false;
      return next(({ drafts, name: own }) => drafts.write(own, draft));
    };
    const keep = async (): Promise<void> => {
      clearTimeout(timer);
      if (timer === undefined) return;
      timer = undefined;
      await write(draftOf(getValues(), baseOf(), new Date()));
    };
    const changed = (): void => {
      if (!hasRoom) void next(({ drafts }) => drafts.begin());
      hasRoom = true;
      if (timer !== undefined) return;
      timer = setTimeout(() => void keep(), pause);
      void write(draftOf(getValues(), baseOf(), new Date()));
    };
    const putBack = async (): Promise<void> => {
      const { drafts, name: own } = await place;
      const draft = await drafts.read<Draft>(own);
      if (!draft || isOver) return;
      const present = getValues();
      // What was typed meanwhile counts, and so does what the form no longer has.
      const names = Object.keys(draft.typed).filter(
        (field) => field in present && isSame(Reflect.get(present, field), Reflect.get(baseOf(), field)),
      );
      const news = names.filter((field) => !isSame(draft.typed[field], Reflect.get(present, field)));
      if (isStale(draft, new Date()) || news.length === 0) {
        if (timer === undefined) await write(undefined);
        return;
      }
      bases.current = Object.fromEntries(news.map((field) => [field, draft.base[field]]));
      for (const field of news) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a field of the form, as it was in it
        const [path, value] = [field as Path<Values>, draft.typed[field] as PathValue<Values, Path<Values>>];
        setValue(path, value, { shouldDirty: true, shouldTouch: true });
      }
      setRestored(draft);
    };
    keeping.current = {
      now: keep,
      never: async () => {
        clearTimeout(timer);
        timer = undefined;
        await write(undefined);
      },
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: changed });
    const hidden = (): void => void keep();
    window.addEventListener('pagehide', hidden);
    document.addEventListener('visibilitychange', hidden);
    putBack().catch(() => undefined);
    return () => {
      void keep();
      isOver = true;
      unsubscribe();
      window.removeEventListener('pagehide', hidden);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [name, session, control, subscribe, getValues, setValue]);

  return {
    /** What was put back; undefined where nothing was. */
    restored,
    /** What the form began with, and what was typed before, with what. */
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field has a default value
    began: () => ({ ...beginningOf(control), ...bases.current }) as Values,
    /** The form begins anew, with what is there now. */
    begin: (): void => {
      bases.current = {};
    },
    /** Keeps at once what was typed last. */
    keep: async () => keeping.current?.now(),
    /** It was saved, or is thrown away. */
    forget: async () => {
      setRestored(undefined);
      bases.current = {};
      await keeping.current?.never();
    },
  };
}
