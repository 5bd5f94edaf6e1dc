import { createDataSource } from '@portfolio/service-kit/database';
import { JobQueue20261121080000 } from '@portfolio/service-kit/jobs';
import type { DataSource } from 'typeorm';
import { ClientEntity } from './clients/client.entity.ts';
import { LocationEntity } from './clients/location.entity.ts';
import { CompanyAdminEntity } from './companies/company-admin.entity.ts';
import { CompanyEntity } from './companies/company.entity.ts';
import { EmployeeEntity } from './employees/employee.entity.ts';
import { InvitationEntity } from './employees/invitation.entity.ts';
import { EmployeeQualificationEntity, QualificationEntity } from './employees/qualification.entity.ts';
import { Foundation20261121090000 } from './migrations/20261121090000-foundation.ts';
import { ShiftPay20261121100000 } from './migrations/20261121100000-shift-pay.ts';
import { AdminRegistration20261121110000 } from './migrations/20261121110000-admin-registration.ts';
import { PortalPayroll20261121120000 } from './migrations/20261121120000-portal-payroll.ts';
import { ShiftActivity20261122110000 } from './migrations/20261122110000-shift-activity.ts';
import { PaymentPeriodEntity } from './payroll/payment-period.entity.ts';
import { PaymentEntity } from './payroll/payment.entity.ts';
import { AvailabilityRuleEntity } from './portal/availability-rule.entity.ts';
import { AdminRegistrationLinkEntity } from './registration/admin-registration-link.entity.ts';
import { ShiftEntity } from './shifts/shift.entity.ts';

/** The scheduling database, not yet connected. */
export const schedulingDatabase = (url: string): DataSource =>
  createDataSource({
    url,
    applicationName: 'scheduling',
    entities: [
      AdminRegistrationLinkEntity,
      AvailabilityRuleEntity,
      ClientEntity,
      CompanyAdminEntity,
      CompanyEntity,
      EmployeeEntity,
      EmployeeQualificationEntity,
      InvitationEntity,
      LocationEntity,
      PaymentEntity,
      PaymentPeriodEntity,
      QualificationEntity,
      ShiftEntity,
    ],
    migrations: [
      JobQueue20261121080000,
      Foundation20261121090000,
      ShiftPay20261121100000,
      AdminRegistration20261121110000,
      PortalPayroll20261121120000,
      ShiftActivity20261122110000,
    ],
  });
