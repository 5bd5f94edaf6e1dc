import type { Fault } from '@portfolio/contracts/errors';
import { useLeaveGuard, type OnceContext } from '@portfolio/remote-kit';
import { useContext, useEffect, useState, type SubmitEvent } from 'react';
import {
  get,
  useForm as useHookForm,
  useWatch,
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { createKeeper } from '../session/new-key.ts';
import { checkedBy, firstFault, named, type Rules } from './checked-by.ts';
import { FormPlace } from './form-place.ts';
import { isNested, nameIn } from './names.ts';
import { useDraft } from './use-draft.ts';
import { changedNames } from './draft.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { useUnsaved } from './unsaved.ts';
import { merged, type Difference } from './versions.ts';
import { useConflictTexts, useFaultText, type FieldSentences } from './use-fault-text.ts';

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
  /** False where nothing is lost that would be worth a question: signing in. */
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
  /** For a native control: its registration and what is wrong. */
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

/**
 * A form that saves. It checks with the contract's schema, sends, says what is wrong on the fields and in the summary (its own
 * findings and the server's alike, by code, in the reader's language), clears a field's error when the field is edited,
 * keeps what was typed through every failure, also on the device, and asks before unsaved changes are left.
 *
 * ```tsx
 * const form = useForm({
 *   draft: `client/${client.id}`,
 *   values: { name: client.name, email: client.email, status: client.status, qualifications: ids, locations: client.locations },
 *   schema: clientInput,
 *   sentences: { name: { required: t('clients.errors.name') }, email: { invalid_email: t('clients.errors.email') } },
 *   send: async (input, _values, once) => (await save({ variables: { id, input }, context: once })).data,
 *   onSaved: () => toast('success', t('clients.saved')), // shown for three seconds
 *   failed: t('clients.saveFailed'),
 * });
 * const { fields, append, remove } = useFieldArray({ control: form.control, name: 'locations', keyName: 'key' });
 *
 * <Form {...form.props} errorsTitle={t('clients.notSaved')}>
 *   <TextField label={t('fields.name')} maxLength={200} {...form.field('name')} />
 *   <SelectField label={t('fields.status')} {...form.field('status')}>…</SelectField>
 *   <ChipsField label={t('fields.qualifications')} options={all} {...form.controlled('qualifications')} />
 *   {fields.map(({ key }, at) => <TextField key={key} label={…} {...form.field(`locations.${at}.name`)} />)}
 *   <FormActions>
 *     <Button variant="ghost" onClick={() => form.leave(back)}>{t('cancel')}</Button>
 *     <Button type="submit" variant="primary" loading={form.saving}>{t('save')}</Button>
 *   </FormActions>
 * </Form>
 * ```
 */
export function useForm<Values extends FieldValues, Answer = unknown, Input = Values>(
  options: FormOptions<Values, Answer, Input>,
): FormState<Values> {
  const { values, schema, rules, send, onSaved, valuesOf, failed, refused, guarded = true, aliases = {} } = options;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without a request the values are the input
  const { request = (typed: Values) => typed as unknown as Input } = options;
  const { sentence, standard, unsaved, stay, leave, ...texts } = useFaultText(options.sentences ?? {});
  /** What belongs to no field: sentences, or faults that are still to be said. */
  const [failures, setFailures] = useState<readonly (string | Fault)[]>([]);
  const hookForm = useHookForm<Values>({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole values are default values
    defaultValues: values as DefaultValues<Values>,
    resolver: checkedBy<Values>({ schema, request, rules, aliases }),
    reValidateMode: 'onSubmit',
    // `Form` moves the focus, to the server's findings as well.
    shouldFocusError: false,
  });
  const { control, subscribe, clearErrors, register, setValue, setError, getValues, reset } = hookForm;
  const { errors, isDirty, isSubmitting } = hookForm.formState;
  const present = useWatch({ control });
  const draft = useDraft(options.draft, hookForm);
  useLeaveGuard(guarded && isDirty, unsaved, () => void draft.forget());
  useUnsaved(isDirty);
  /** Where one wants to go, while the form asks. */
  const [goal, setGoal] = useState<{ go: () => void }>();
  const place = useContext(FormPlace);
  const isHeld = guarded && isDirty;
  useEffect(() => {
    if (!place || !isHeld) return undefined;
    place((go) => setGoal({ go }));
    return () => place(undefined);
  }, [place, isHeld]);
  const decide = (isLeaving: boolean): void => {
    setGoal(undefined);
    if (!isLeaving || !goal) return;
    void draft.forget();
    goal.go();
  };
  const [keeper] = useState(createKeeper);
  const conflictTexts = useConflictTexts();
  const [conflict, setConflict] = useState<{ differences: readonly Difference[]; latest: Latest<Values> }>();

  // scheduling.md §5: "Field errors clear when the field is edited."
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          keeper.forget();
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name of a field that changed
          if (name !== undefined) clearErrors(name as Path<Values>);
        },
      }),
    [subscribe, clearErrors, keeper],
  );

  const refuse = async (refusal: Refusal, sent: Values): Promise<void> => {
    if (await refused?.(refusal, sent)) return;
    const elsewhere: (string | Fault)[] = [];
    for (const { path, fault } of refusal.faults) {
      const name = nameIn(getValues(), path, aliases);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just looked up
      if (name !== undefined) setError(name as Path<Values>, named(fault));
      else elsewhere.push(fault);
    }
    const whole = typeof failed === 'string' ? (refusal.detail ?? failed) : failed(refusal);
    setFailures(refusal.faults.length > 0 ? elsewhere : [whole]);
  };

  /** Goes on from what others saved meanwhile; asks where they changed the same. */
  const goOn = async (typed: Values, latest: Latest<Values>, rounds: number): Promise<void> => {
    const [whole, differences] = merged(draft.began(), typed, latest.values);
    draft.begin();
    reset(latest.values);
    for (const name of changedNames(whole, latest.values)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a field of the form
      setValue(name as Path<Values>, whole[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- merged of whole values
    if (differences.length === 0) return save(whole as Values, rounds - 1);
    setConflict({ differences, latest });
  };

  const save = async (typed: Values, rounds = 3): Promise<void> => {
    setFailures([]);
    setConflict(undefined);
    // Whatever becomes of the call, and of who is signed in.
    void draft.keep();
    let answer: Answer;
    try {
      answer = await send(request(typed), typed, { idempotencyKey: keeper.key() }, draft.began());
    } catch (error) {
      const refusal = refusalOf(error);
      if (!isOpen(refusal)) keeper.forget();
      if (refusal.detail?.code === 'newer_version' && rounds > 0) {
        const latest = await options.latest?.().catch(() => undefined);
        if (latest) return goOn(typed, latest, rounds);
      }
      return refuse(refusal, typed);
    }
    keeper.forget();
    void draft.forget();
    reset(valuesOf ? valuesOf(answer) : typed);
    onSaved?.(answer, typed);
  };
  const submit = hookForm.handleSubmit(
    (typed) => save(typed),
    () => setFailures([]),
  );

  const error = (name: string): string | undefined => {
    const fault = firstFault(get(errors, name));
    return fault && sentence(name, fault);
  };

  /** What the schema says of fields that are not in the form. */
  const whole = [firstFault(errors.root)].filter((fault) => fault !== undefined);

  const summary = (name: string) => {
    const fault = firstFault(get(errors, name));
    return fault ? [{ name, message: sentence(name, fault), isBare: standard(name, fault) }] : [];
  };

  return {
    props: {
      onSubmit: (event) => void submit(event),
      errors: [
        ...fieldNames(getValues()).flatMap(summary),
        ...whole.map((fault) => ({ message: sentence('', fault) })),
        ...failures.map((failure) => ({ message: typeof failure === 'string' ? failure : sentence('', failure) })),
      ],
      leaving: goal && {
        texts: { question: unsaved, stay, leave },
        onStay: () => decide(false),
        onLeave: () => decide(true),
      },
      ...(conflict && {
        conflict: {
          fields: conflict.differences.map(({ name, mine, theirs }) => {
            const own = options.inWords?.[name];
            return {
              name,
              ...(own && { label: own.label }),
              mine: wordOf(mine, own?.say(mine)),
              theirs: wordOf(theirs, own?.say(theirs) ?? conflict.latest.words?.[name]),
            };
          }),
          texts: conflictTexts,
          compared: true as const,
          onReload() {
            for (const { name, theirs } of conflict.differences)
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a field of the form, as it is now
              setValue(name as Path<Values>, theirs as PathValue<Values, Path<Values>>, { shouldDirty: true });
            setConflict(undefined);
          },
          onOverwrite: () => void submit(),
        },
      }),
      ...(draft.restored && {
        restored: {
          text: texts.restored(draft.restored),
          discard: texts.discard,
          onDiscard() {
            reset();
            void draft.forget();
          },
        },
      }),
    },
    field: (name) => ({ ...register(name), error: error(name) }),
    controlled: (name) => ({
      name,
      // A row that has just been added is known to the form before it is told to who watches.
      value: get(present, name) ?? getValues(name),
      onChange: (value) => setValue(name, value, { shouldDirty: true, shouldTouch: true }),
      error: error(name),
    }),
    error,
    isDirty,
    saving: isSubmitting,
    leave(go) {
      if (guarded && isDirty) return setGoal({ go });
      void draft.forget();
      go();
    },
    submit: () => submit(),
    begin(anew) {
      reset(anew);
      void draft.forget();
    },
    control,
    hookForm,
  };
}

/** A value in words, as far as it has some. */
function wordOf(value: unknown, known: string | undefined): string {
  if (known !== undefined) return known;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return typeof value === 'string' ? value.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ') : JSON.stringify(value ?? '');
}

/** Whether what was asked may have been carried out all the same. */
const isOpen = ({ kind }: Refusal): boolean => kind === 'failed' || kind === 'cancelled';

/** Every field in the order of the form, with those of nested lists: `name`, `locations`, `locations.0.name`. */
function fieldNames(values: object): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (!isNested(value)) return [name];
    return value.flatMap((item, at) => fieldNames(item).map((part) => `${name}.${at}.${part}`));
  });
}
