import type { Fault } from '@portfolio/contracts/errors';
import type { OnceContext } from '@portfolio/remote-kit';
import type { SubmitEvent } from 'react';
import type { Control, FieldValues, Path, PathValue, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { Rules } from './checked-by.ts';
import type { Refusal } from './refusal.ts';
import type { FieldSentences, useConflictTexts } from './use-fault-text.ts';

export interface FormOptions<Values extends FieldValues, Answer, Input = Values> {
  /** What the form shows at first, with every field, in the order of the screen. Named as GraphQL or as REST names it. */
  values: Values;
  /** The contract's schema of the request: what it would refuse is not sent. */
  schema?: z.ZodType;
  /** What is checked and sent, where it is not what the form holds: `null` for a choice that is left open. */
  request?: (values: Values) => Input;
  /** Rules of the screen alone, such as a repeated password. Instead of what the schema says of the same field. */
  rules?: Rules<Values>;
  /**
   * Saves; what it throws is read (`refusalOf`) and put on the fields. `once` is the `context` of its mutation: pressed again
   * after no answer came, Save is carried out once. Several mutations of one kind need a key each. `began` is what was in the
   * fields before anything was typed.
   */
  send: (input: Input, values: Values, once: Required<OnceContext>, began: Values) => Promise<Answer>;
  /**
   * What others have made of it by now. With it, a field that somebody else changed too is shown in both versions when the service
   * refuses (`newer_version`), and what they changed elsewhere is taken over. `send` names what it takes for granted, see `changesOf`.
   */
  latest?: () => Promise<Latest<Values> | undefined>;
  /** How a field that holds no text is called, and its value said, where both versions are shown; by its name. */
  inWords?: Readonly<Record<string, { label: string; say: (value: unknown) => string }>>;
  /** After a save, such as a toast or going elsewhere. */
  onSaved?: (answer: Answer, values: Values) => void;
  /** What the form shows after a save; what was sent when left out. */
  valuesOf?: (answer: Answer) => Values;
  /** What is said of a failure without faults of fields. A text gives way to the server's reason, if it has one. */
  failed: string | ((refusal: Refusal) => string | Fault);
  /** Deals with some refusals itself, and returns true for those. */
  refused?: (refusal: Refusal, values: Values) => boolean | Promise<boolean>;
  /** The form's own sentences by field and code; other codes have standard sentences. Indexes of lists are left out. */
  sentences?: FieldSentences;
  /**
   * Under which name what is typed is kept on this device until it is saved, so that it outlasts a reload, a crash and the
   * end of a session: of the form, and of what it changes (`client/4`). False for what has no text, or only secrets.
   */
  draft: string | false;
  /** False where nothing is lost that would be worth a question, or a halt to what others change: signing in, the next message. */
  guarded?: boolean;
  /** The server's names of fields that the form holds under others. */
  aliases?: Readonly<Record<string, string>>;
}

/** What is asked before unsaved changes are left, for `Form` and `FormModal` of ui. */
interface Leaving {
  texts: { question: string; stay: string; leave: string };
  onStay: () => void;
  onLeave: () => void;
}

export interface Latest<Values> {
  values: Values;
  /** How a value is called that is an id, by the name of its field. */
  words?: Readonly<Record<string, string>>;
}

interface FormProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  errors: readonly { name?: string; message: string; isBare?: boolean }[];
  leaving: Leaving | undefined;
  /** What was typed before has been put back: says so, with a way to throw it away. */
  restored?: { text: string; discard: string; onDiscard: () => void };
  /** Somebody else saved the same fields meanwhile. */
  conflict?: {
    fields: readonly { name: string; label?: string; mine: string; theirs: string }[];
    texts: ReturnType<typeof useConflictTexts>;
    compared: true;
    onReload: () => void;
    onOverwrite: () => void;
  };
}

interface Controlled<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
}

/** What a native control needs. */
export type FieldControl<Name extends string = string> = UseFormRegisterReturn<Name> & { error: string | undefined };

export interface FormState<Values extends FieldValues> {
  /** For `Form` of ui: submit, and all that is wrong. The summary, or the first wrong field, takes the focus. */
  props: FormProps;
  /** For a native control: its registration, how much fits into a short text, and what is wrong. */
  field: <Name extends Path<Values>>(name: Name) => FieldControl<Name>;
  /** For a control that hands over values instead of events, such as `ChipsField`. */
  controlled: <Name extends Path<Values>>(name: Name) => Controlled<PathValue<Values, Name>>;
  /** What is wrong with a field, in the reader's language. */
  error: (name: string) => string | undefined;
  isDirty: boolean;
  saving: boolean;
  /** Goes on at once, or after asking when there are unsaved changes: for Cancel and Close. */
  leave: (go: () => void) => void;
  /** Begins anew with what is saved, though that is not all that was asked for. */
  begin: (present: Values) => void;
  submit: () => Promise<void>;
  control: Control<Values>;
  /** react-hook-form's own, for `setValue`, `getValues`, `reset` and `watch`. */
  hookForm: UseFormReturn<Values>;
}
