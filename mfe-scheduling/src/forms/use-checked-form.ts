import { ApiError } from '@portfolio/remote-kit';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { Faults } from './faults.ts';

interface Options<Values extends FieldValues> {
  defaultValues: Values;
  /** Nothing is sent while there is a fault. */
  check: (values: Values) => Faults;
  /** May reject; an `ApiError` with the names of fields puts its sentences on them. */
  send: (values: Values) => Promise<unknown>;
  /** What is said of any other failure. */
  failed: (error: unknown) => string;
  /** Our own sentences in the reader's language; others are the server's and shown as they are. */
  translate?: (sentence: string) => string;
}

/** A form that checks, sends, and puts what is wrong on the fields; nothing typed is lost by a failure. */
export function useCheckedForm<Values extends FieldValues>(options: Options<Values>) {
  const { defaultValues, check, send, failed, translate = (sentence) => sentence } = options;
  const [failure, setFailure] = useState<string>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole values are default values
  const form = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values>, shouldFocusError: false });
  const { errors, isDirty, isSubmitting } = form.formState;
  const names = Object.keys(defaultValues);

  const refuse = (faults: Faults): void => {
    for (const [name, message] of Object.entries(faults)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just looked up
      if (names.includes(name)) form.setError(name as Path<Values>, { message });
      else setFailure(message);
    }
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const faults = check(values);
    if (Object.keys(faults).length > 0) return refuse(faults);
    try {
      await send(values);
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 400 ? withoutSummary(error.fields) : {};
      if (Object.keys(refused).length > 0) refuse(refused);
      else setFailure(failed(error));
    }
  });

  const message = (name: string): string | undefined => {
    const sentence: unknown = errors[name]?.message;
    return typeof sentence === 'string' ? translate(sentence) : undefined;
  };

  return {
    isDirty,
    isSubmitting,
    submit,
    /** Everything wrong, in the order of the fields, for the summary above them. */
    wrong: [
      ...names.flatMap((name) => {
        const text = message(name);
        return text === undefined ? [] : [{ name, message: text }];
      }),
      ...(failure === undefined ? [] : [{ message: failure }]),
    ],
    /** What a field needs. Its error clears when it is edited. */
    field: (name: Path<Values>) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: message(name),
    }),
  };
}

/** `error` repeats the first sentence of the others (scheduling.md §8). */
function withoutSummary(sentences: Record<string, string>): Record<string, string> {
  const { error: _, ...fields } = sentences;
  return fields;
}

/**
 * The server's own words on a refusal: `error` or `detail` of its answer.
 * @returns undefined where it has none for a reader: no answer, or a fault of its own
 */
export function serverSentence(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status >= 500) return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null) return undefined;
  return ['error', 'detail'].map((name) => Reflect.get(body, name) as unknown).find((text) => typeof text === 'string');
}
