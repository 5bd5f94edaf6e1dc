import { companyEvent } from '@portfolio/contracts/audit';
import * as scheduling from '@portfolio/contracts/scheduling';
import { namedIn, printContract } from '@portfolio/service-kit/openapi';
import { runCommand } from '@portfolio/service-kit/service';
import { schedulingResources as resources } from './calls.ts';
import { schedulingSubgraph } from './subgraph.ts';

/** What the API description has names for. */
const named = namedIn({ companyEvent, ...scheduling }, [
  'adminPayment',
  'attendanceCorrection',
  'availability',
  'client',
  'company',
  'companyEvent',
  'coverage',
  'datedAvailability',
  'employee',
  'employeeProfile',
  'license',
  'listView',
  'location',
  'myOffer',
  'myOpenShift',
  'myThread',
  'offer',
  'openShift',
  'payLine',
  'payment',
  'paymentPeriod',
  'portalShift',
  'post',
  'postDemand',
  'qualification',
  'rosterPlan',
  'rotation',
  'rotationFilled',
  'shift',
  'shiftBatch',
  'statistics',
  'thread',
  'threadMessage',
  'threadReader',
  'timeOff',
  'timeOffBalance',
  'timeOffEntry',
  'timeOffImpact',
  'timeOffType',
  'timesheet',
  'unavailability',
  'weekTemplate',
]);

await runCommand(async () =>
  printContract(
    { name: 'scheduling', subgraph: await schedulingSubgraph(), resources, named },
    new URL('..', import.meta.url),
  ),
);
