import type { Fault } from '@portfolio/contracts/errors';
import { useLeaveGuard } from '@portfolio/remote-kit';
import { useContext, useEffect, useState } from 'react';
import {
  get,
  useForm as useHookForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { createKeeper } from '../session/new-key.ts';
import { checkedBy, firstFault, longestIn, named } from './checked-by.ts';
import { FormPlace } from './form-place.ts';
import type { FormOptions, FormState, Latest } from './form.ts';
import { isNested, nameIn } from './names.ts';
import { useDraft } from './use-draft.ts';
import { changedNames } from './draft.ts';
import { refusalOf, type Refusal } from './refusal.ts';
import { useUnsaved } from './unsaved.ts';
import { merged, type Difference } from './versions.ts';
import { useConflictTexts, useFaultText } from './use-fault-text.ts';

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
 *   <TextField label={t('fields.name')} {...form.field('name')} />
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
  const isHeld = guarded && isDirty;
  useLeaveGuard(isHeld, unsaved, () => void draft.forget());
  useUnsaved(isHeld);
  /** Where one wants to go, while the form asks. */
  const [goal, setGoal] = useState<{ go: () => void }>();
  const place = useContext(FormPlace);
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
    field: (name) => ({ ...register(name), ...longestIn(schema, name, aliases), error: error(name) }),
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
      if (isHeld) return setGoal({ go });
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
