import { zodResolver } from '@hookform/resolvers/zod';
import { contactSubmission, type ContactInput } from '@portfolio/contracts/content';
import { Button } from '@portfolio/ui/button';
import { Card } from '@portfolio/ui/card';
import { TextareaField, TextField } from '@portfolio/ui/field';
import { FieldRow, Form } from '@portfolio/ui/form';
import { space } from '@portfolio/ui/tokens';
import Send from 'lucide-react/icons/send';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { Banner } from './banner.tsx';
import { Honeypot } from './honeypot.tsx';
import { sentenceKeys } from './sentences.ts';
import { useContactSubmission } from './use-contact-submission.ts';

const Title = styled.h2`
  margin-bottom: ${space(5)};
`;

const empty = { name: '', email: '', subject: '', message: '', website: '' };

/** core-site.md §2, 'Send a Message', with the rules of §5 and the states of §4. */
export function ContactForm() {
  const { t } = useTranslation();
  const title = useId();
  const { outcome, submit } = useContactSubmission();
  const { register, handleSubmit, clearErrors, reset, formState } = useForm({
    defaultValues: empty,
    resolver: zodResolver(contactSubmission),
    // §5: a field's error clears when the user edits that field; the next submit looks again.
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;

  const field = (name: keyof ContactInput) => {
    const message = errors[name]?.message;
    const key = message && sentenceKeys[message];
    return {
      ...register(name, { onChange: () => clearErrors(name) }),
      error: key ? t(`contact.errors.${key}`) : message,
    };
  };

  const send = handleSubmit(async (input) => {
    if (await submit(input)) reset(empty);
  });

  return (
    <Card as="section" aria-labelledby={title}>
      <Title id={title}>{t('contact.form')}</Title>
      <Banner outcome={isSubmitting ? undefined : outcome} />
      <Form onSubmit={(event) => void send(event)}>
        <FieldRow>
          <TextField label={t('contact.name')} autoComplete="name" maxLength={200} {...field('name')} />
          <TextField
            label={t('contact.address')}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...field('email')}
          />
        </FieldRow>
        <TextField label={t('contact.subject')} maxLength={200} {...field('subject')} />
        <TextareaField label={t('contact.message')} rows={6} maxLength={20_000} {...field('message')} />
        <Honeypot {...register('website')} />
        <div>
          <Button type="submit" variant="primary" size="large" icon={<Send aria-hidden />} loading={isSubmitting}>
            {t(isSubmitting ? 'contact.sending' : 'contact.send')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
