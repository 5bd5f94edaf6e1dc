import { useMutation } from '@apollo/client/react';
import {
  contactMessageMinLength,
  contactSubmission,
  contactMinMs,
  type ContactSubmission,
} from '@portfolio/contracts/content';
import type { OnceContext } from '@portfolio/remote-kit';
import { useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow, Form } from '@portfolio/ui/form';
import { Notice } from '@portfolio/ui/notice';
import { space } from '@portfolio/ui/tokens';
import Send from 'lucide-react/icons/send';
import { useId, useState, type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { graphql } from '../generated/index.ts';

const SubmitContact = graphql('mutation SubmitContact { submitContact }');

const Hidden = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** A field that no person sees, reaches or is told of; what fills it is a machine. */
const Honeypot = (props: ComponentPropsWithRef<'input'>) => (
  <Hidden>
    <label>
      Website
      <input {...props} tabIndex={-1} autoComplete="off" />
    </label>
  </Hidden>
);

const Title = styled.h2`
  margin-bottom: ${space(5)};
`;

const empty = { name: '', email: '', subject: '', message: '', website: '' };

/** core-site.md §2, 'Send a Message', with the rules of §5 and the states of §4. */
export function ContactForm() {
  const { t } = useTranslation();
  const title = useId();
  const submit = useContactSubmission();
  const [address] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome | undefined>(() =>
    outcomes.find((one) => one === address.get('outcome')),
  );
  const { field, props, saving, hookForm } = useForm({
    draft: 'contact',
    values: empty,
    schema: contactSubmission,
    guarded: false,
    sentences: {
      name: { required: t('contact.errors.name') },
      email: { required: t('contact.errors.email'), invalid_format: t('contact.errors.emailFormat') },
      subject: { required: t('contact.errors.subject') },
      message: { required: t('contact.errors.message'), min_length: t('contact.errors.messageLength') },
    },
    // As the server reads it: without space around.
    send: (typed, _, once) => submit(contactSubmission.parse(typed), once),
    valuesOf: () => empty,
    onSaved: () => setOutcome('sent'),
    failed: t('contact.failed'),
    refused({ kind }) {
      setOutcome(kind === 'throttled' ? kind : 'failed');
      return false;
    },
  });

  return (
    <Card as="section" aria-labelledby={title}>
      <Title id={title}>{t('contact.form')}</Title>
      <Banner outcome={saving ? undefined : outcome} />
      <Form {...props} method="post" action="/contact">
        <FieldRow>
          <TextField label={t('contact.name')} autoComplete="name" required {...field('name')} />
          <TextField
            label={t('contact.address')}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            {...field('email')}
          />
        </FieldRow>
        <TextField label={t('contact.subject')} required {...field('subject')} />
        <TextareaField
          label={t('contact.message')}
          rows={6}
          required
          minLength={contactMessageMinLength}
          {...field('message')}
        />
        <Honeypot {...hookForm.register('website')} />
        <div>
          <Button type="submit" variant="primary" size="large" icon={<Send aria-hidden />} loading={saving}>
            {t(saving ? 'contact.sending' : 'contact.send')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Also as the edge names it in the address, to whom the form posts without scripts. */
const outcomes = ['sent', 'failed', 'throttled', 'invalid'] as const;
type Outcome = (typeof outcomes)[number];

const Place = styled.div`
  scroll-margin-top: calc(var(--sticky-top) + ${space(6)});

  &:not(:empty) {
    margin-bottom: ${space(5)};
  }
`;

/** core-site.md §4: a success banner or an error banner; it comes into sight and takes the focus. */
function Banner({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome) place.current?.focus();
  }, [outcome]);

  return (
    <Place ref={place} tabIndex={-1}>
      {outcome && (
        <Notice kind={outcome === 'sent' ? 'success' : 'danger'}>
          <p>{t(outcome === 'sent' ? 'contact.sent' : 'contact.failed')}</p>
          {outcome !== 'sent' && <p>{t(`contact.hints.${outcome}`)}</p>}
        </Notice>
      )}
    </Place>
  );
}

/** Extra room, because the server's clock and ours begin at different moments. */
const marginMs = 200;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The way to send the form. The server takes whoever fills it in no time for a machine; a person whose browser fills it waits
 * the rest here.
 */
function useContactSubmission(): (
  message: Omit<ContactSubmission, 'elapsed_ms'>,
  once: Required<OnceContext>,
) => Promise<unknown> {
  const [submit] = useMutation(SubmitContact);
  const [opened] = useState(() => performance.now());
  /** What goes with one key is always the same. */
  const sent = useRef<{ key: string; elapsedMs: number }>(undefined);

  return async (message, once) => {
    const open = (): number => performance.now() - opened;
    await pause(Math.max(0, contactMinMs + marginMs - open()));
    const key = once.idempotencyKey;
    if (sent.current?.key !== key) sent.current = { key, elapsedMs: Math.round(open()) };
    const { elapsedMs } = sent.current;
    return submit({ variables: { input: { ...message, elapsedMs } }, context: once });
  };
}
