import { dollars } from '@portfolio/remote-kit/figures';
import { calendarDay } from '@portfolio/remote-kit/times';
import { ChipList } from '@portfolio/ui/chip';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { EmailLink, PhoneLink, addressOf } from '../../shared/details/contact-links.tsx';
import { Lines, Section } from '../../shared/details/section.tsx';
import { useTranslation } from '../../translator.ts';
import type { DetailedEmployee } from './employees.graphql.ts';

/** How to reach an employee. */
export function EmployeeContact({ employee }: { employee: DetailedEmployee }) {
  const { t } = useTranslation();
  const { email, phone, emergencyContactName, emergencyContactPhone } = employee;
  const address = addressOf(employee);
  const emergency = (emergencyContactName || emergencyContactPhone) && (
    <>
      <div dir="auto">{emergencyContactName}</div>
      {emergencyContactPhone && <PhoneLink>{emergencyContactPhone}</PhoneLink>}
    </>
  );
  return (
    <Section title={t('employees.contact')}>
      <DefinitionList
        blank="–"
        items={[
          { term: t('fields.email'), detail: email && <EmailLink>{email}</EmailLink> },
          { term: t('fields.phone'), detail: phone && <PhoneLink>{phone}</PhoneLink> },
          { term: t('fields.address'), detail: address && <Lines>{address}</Lines> },
          { term: t('employees.emergencyContact'), detail: emergency },
        ]}
      />
    </Section>
  );
}

/** What an employee earns and may do, and what is noted of them. */
export function EmployeeWork({ employee }: { employee: DetailedEmployee }) {
  const { t, language } = useTranslation();
  const { qualifications, notes } = employee;
  const held =
    qualifications.length > 0 ? <ChipList label={t('employees.qualifications')} items={qualifications} /> : undefined;
  return (
    <Section title={t('employees.employment')}>
      <DefinitionList
        blank="–"
        items={[
          { term: t('fields.company'), detail: <span dir="auto">{employee.companyName}</span> },
          { term: t('employees.hourlyRate'), detail: dollars(employee.hourlyRate, language) },
          { term: t('employees.startDate'), detail: calendarDay(employee.startDate, language) },
          { term: t('employees.qualifications'), detail: held },
          { term: t('employees.idNumber'), detail: employee.idNumber },
          { term: t('employees.taxNumber'), detail: employee.taxNumber },
          { term: t('employees.bankAccount'), detail: employee.bankAccount },
          { term: t('fields.notes'), detail: notes && <Lines>{notes}</Lines> },
        ]}
      />
    </Section>
  );
}
