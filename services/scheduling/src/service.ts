import { resourcesOf } from '@portfolio/service-kit/calls';
import { serviceClient } from '@portfolio/service-kit/internal';
import { jobRunner, task, type Schedule, type Task } from '@portfolio/service-kit/jobs';
import { createLogger } from '@portfolio/service-kit/logging';
import { addressOf, createMailer } from '@portfolio/service-kit/mail';
import { forEverybody } from '@portfolio/service-kit/row-security';
import { createService, type Service, type ServiceDefinition } from '@portfolio/service-kit/service';
import { vaultOf } from '@portfolio/service-kit/vault';
import { administratorsAndEmployees } from './access.ts';
import type { SchedulingParts } from './context.ts';
import { exportLimits, Exports } from './shared/csv/exports.ts';
import { schedulingDatabase } from './database.ts';
import { vapidKeys, type SchedulingEnvironment } from './environment.ts';
import { licenseMailTask } from './people/licenses/license-mail.ts';
import { confirmationSchedule, confirmationTask } from './planner/publishing/unconfirmed.ts';
import { announceTask } from './planner/open-shifts/announce.ts';
import { openShiftSchedule, openShiftTask } from './planner/open-shifts/end.ts';
import { offerMailTask } from './planner/offers/offer-mail.ts';
import { offerSchedule, offerTask } from './planner/offers/tell.ts';
import { threadMailTask } from './planner/threads/tell.ts';
import { licenseWarningSchedule, licenseWarningTask } from './people/licenses/warn-of-licenses.ts';
import { accrualSchedule, accrualTask } from './people/time-off/accrue.ts';
import { timeOffMailTask } from './people/time-off/time-off-mail.ts';
import { invitationMailTask } from './people/registration/invitation-mail.ts';
import { mailNoticeTask, pushNoticeTask } from './portal/notices/deliver-notice.ts';
import { forgetNoticesSchedule, forgetNoticesTask, reminderSchedule, reminderTask } from './portal/notices/remind.ts';
import { tellNowTask, tellNoticeTask } from './portal/notices/tell-notice.ts';
import { finishErasuresSchedule, finishErasuresTask } from './people/personal-data/erase.ts';
import { leftMailTask } from './people/personal-data/left-mail.ts';
import { personalDataInternalCalls } from './people/personal-data/personal-data.internal.ts';
import { createPushSender, pushServices } from './shared/push/push-sender.ts';
import { derivedToken } from './people/registration/token.ts';
import { absenceMailTask } from './portal/absence-mail.ts';
import { planRosterTask } from './planner/plans/plan-roster.ts';
import { Live } from './live/live.ts';
import { missedSchedule, missedTask } from './shifts/missed.ts';
import { tallySchedule, tallyTask } from './shifts/count-shifts.ts';
import { schedulingResources } from './calls.ts';
import { schedulingSubgraph } from './subgraph.ts';
import { userInternalCalls } from './people/users/users.internal.ts';
import { sentences } from '@portfolio/contracts/errors';
import type { ConstraintErrors } from '@portfolio/service-kit/errors';
import { forgetAnswers } from '@portfolio/service-kit/idempotency';
import { forgetTries } from '@portfolio/service-kit/limits';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { forgetPlans } from './planner/plans/plans.ts';
import { forgetPublications } from './planner/publishing/take-back.ts';
import { forgetThreads } from './planner/threads/threads.ts';
import { forgetDeleted } from './shifts/deleted-shifts.ts';

const cleanUp = 'clean-up';

const cleanUpSchedule: Schedule = { task: cleanUp, cron: '41 * * * *' };

/** Forgets what has been kept for long enough. */
const cleanUpTask = (database: DataSource): Task =>
  task(cleanUp, z.object({}), async () => {
    // Only this function of the owner's may.
    await database.query('SELECT forget_audit_events()');
    await forgetTries(database);
    await forgetAnswers(database);
    await forgetDeleted(database);
    await forgetPlans(database);
    await forgetPublications(database);
    await forgetThreads(database);
  });

/** What the database refuses, as the field error that a form can show. */
const constraints: ConstraintErrors = {
  employee_company_email_key: { field: 'email', message: sentences.employee_exists },
  qualification_company_name_key: { field: 'name' },
  shift_no_overlap: { field: 'employee', message: sentences.employee_busy },
  time_off_no_overlap: { field: 'from_day', message: sentences.time_off_overlaps },
  time_off_type_company_name_key: { field: 'name' },
  time_off_type_sick_key: { field: 'is_sick' },
  roster_plan_working_key: { field: 'company', message: sentences.plan_working },
  shift_post_fkey: { field: 'post', message: sentences.post_elsewhere },
  payment_period_company_name_key: { field: 'name' },
  list_view_company_name_key: { field: 'name' },
  week_template_company_name_key: { field: 'name' },
  rotation_company_name_key: { field: 'name' },
  payment_pending_key: {
    field: 'status',
    message: sentences.payment_pending,
  },
};

/** What time starts. */
export const schedules = [
  missedSchedule,
  tallySchedule,
  cleanUpSchedule,
  reminderSchedule,
  forgetNoticesSchedule,
  licenseWarningSchedule,
  confirmationSchedule,
  finishErasuresSchedule,
  accrualSchedule,
  offerSchedule,
  openShiftSchedule,
];

/** The scheduling service, assembled alike for `main.ts` and for tests. */
export async function schedulingService(
  environment: SchedulingEnvironment,
  overrides: Partial<ServiceDefinition<SchedulingParts>> = {},
): Promise<Service> {
  const database = schedulingDatabase(environment.DATABASE_URL);
  const exports = new Exports(schedulingDatabase(environment.DATABASE_URL, exportLimits));
  const { log = createLogger({ name: 'scheduling', level: environment.LOG_LEVEL }) } = overrides;
  const auth = serviceClient('auth', environment);
  const live = new Live({ url: environment.DATABASE_URL, auth, log });
  const mailer = createMailer({ smtpUrl: environment.SMTP_URL, from: environment.MAIL_FROM });
  const { PUBLIC_ORIGIN: publicOrigin } = environment;
  const pushes = [...pushServices, ...environment.ALLOWED_HOSTS];
  const pushSender = createPushSender({
    services: pushes,
    keys: vapidKeys(environment),
    contact: `mailto:${addressOf(environment.MAIL_FROM)}`,
    anyAddress: environment.NODE_ENV !== 'production',
  });
  const invitationToken = derivedToken(environment.SECRET_KEY, 'employee invitation');
  const calendarToken = derivedToken(environment.SECRET_KEY, 'calendar feed');
  const tapSignature = derivedToken(environment.SECRET_KEY, 'kept check-in');
  const jobs = jobRunner({
    databaseUrl: environment.DATABASE_URL,
    tasks: (environment.ROLE === 'planner'
      ? [planRosterTask(database)]
      : [
          missedTask(database),
          tallyTask(database),
          cleanUpTask(database),
          invitationMailTask({ database, mailer, publicOrigin, invitationToken }),
          tellNoticeTask({ database, auth }),
          mailNoticeTask({ database, auth, publicOrigin, mailer }),
          pushNoticeTask({ database, auth, publicOrigin, pushSender, log }),
          reminderTask(database),
          forgetNoticesTask(database),
          licenseWarningTask(database),
          confirmationTask(database),
          licenseMailTask({ database, auth, mailer, publicOrigin }),
          tellNowTask({ database, auth }),
          finishErasuresTask(database),
          leftMailTask({ database, auth, mailer, publicOrigin }),
          absenceMailTask({ database, auth, mailer, publicOrigin }),
          ...(environment.ROLE === 'all' ? [planRosterTask(database)] : []),
          accrualTask(database),
          offerTask(database),
          announceTask(database),
          openShiftTask(database),
          offerMailTask({ database, auth, mailer, publicOrigin }),
          threadMailTask({ database, auth, mailer, publicOrigin }),
          timeOffMailTask({ database, auth, mailer, publicOrigin }),
        ]
    ).map(forEverybody),
    schedules: environment.ROLE === 'planner' ? [] : schedules,
    log,
  });
  return createService<SchedulingParts>({
    name: 'scheduling',
    destinations: pushes,
    environment,
    database,
    parts: {
      database,
      exports,
      vault: vaultOf(environment),
      auth,
      log,
      live,
      publicOrigin,
      invitationToken,
      calendarToken,
      tapSignature,
      pushSender,
    },
    resources: schedulingResources,
    internalResources: resourcesOf([...personalDataInternalCalls, ...userInternalCalls]),
    // Each call says who may, and in which words, before it reads the file.
    uploads: { access: administratorsAndEmployees, maxFiles: 1 },
    subgraph: await schedulingSubgraph(),
    constraints,
    background: [jobs, live],
    log,
    onClose: async () => {
      await live.stop();
      await exports.close();
      mailer.close();
      await pushSender.close();
      await auth.close();
    },
    ...overrides,
  });
}
