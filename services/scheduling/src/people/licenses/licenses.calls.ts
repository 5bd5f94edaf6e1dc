import { key } from '@portfolio/contracts/rest';
import {
  license,
  licenseInput,
  licenseLimits,
  licenseListFilter,
  licensePatch,
  missingLicense,
  missingLicenseQuery,
} from '@portfolio/contracts/scheduling';
import { upload } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { forAdministrators, forEmployees, noun } from '../../call.ts';
import { bytesOf } from '../../shared/uploads/bytes-of.ts';
import { sendScan } from '../../shared/uploads/scan.ts';
import { getEmployee } from '../employees/employees.ts';
import { createLicense, deleteLicense, deleteScan, setScan, updateLicense } from './change-licenses.ts';
import {
  getLicense,
  getMyScan,
  getScan,
  licenseList,
  listLicenses,
  listLicensesOf,
  listMissingLicenses,
  listMyLicenses,
} from './licenses.ts';

/** What proves qualifications of employees, and until when. */
export const licenseCalls = [
  forEmployees({
    rest: 'GET /planner/employees/me/licenses',
    summary: "One's own licenses",
    graphql: 'query myLicenses',
    answer: z.array(license),
    handle: ({ context }) => listMyLicenses(context),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/licenses/:id/scan',
    summary: "Download the scan of one's own license",
    answer: 'application/octet-stream',
    handle: async ({ context, id, response }) => sendScan(response, await getMyScan(context, id())),
  }),
  forAdministrators({
    rest: 'GET /planner/employees/:id/licenses',
    summary: "An employee's licenses",
    graphql: 'query employeeLicenses',
    arguments: { employee: key },
    answer: z.array(license),
    handle: ({ context, id }) => listLicensesOf(context, id()),
  }),
  forAdministrators({
    rest: 'POST /planner/employees/:id/licenses',
    summary: 'Create a license of an employee',
    graphql: 'mutation createLicense',
    item: ({ context, id }) => getEmployee(context, id()),
    arguments: { employee: key },
    body: licenseInput,
    input: 'NewLicense',
    answer: license,
    status: 201,
    handle: ({ context, id, body }) => createLicense(context, id(), body),
  }),
  forAdministrators({
    rest: 'GET /planner/licenses/missing',
    summary: 'Who holds what expires, without a license that says until when',
    graphql: 'query missingLicenses',
    query: missingLicenseQuery,
    answer: z.array(missingLicense),
    handle: ({ context, query }) => listMissingLicenses(context, query),
  }),
  ...noun({
    name: 'license',
    path: '/planner/licenses',
    answer: license,
    find: getLicense,
    list: { filter: licenseListFilter, options: licenseList, run: listLicenses },
    read: { description: 'Null when there is none that the caller administers.' },
    change: { input: licensePatch, run: updateLicense },
    remove: { run: deleteLicense },
  }),
  forAdministrators({
    rest: 'GET /planner/licenses/:id/scan',
    summary: 'Download the scan of a license',
    answer: 'application/octet-stream',
    handle: async ({ context, id, response }) => sendScan(response, await getScan(context, id())),
  }),
  forAdministrators({
    graphql: 'mutation setLicenseScan',
    description: 'Keeps a PDF, a JPEG or a PNG in the place of the one before.',
    arguments: { id: key },
    body: z.object({ file: upload }),
    answer: license,
    async handle({ context, id, body: { file } }) {
      await getLicense(context, id());
      return setScan(context, id(), await bytesOf(file, licenseLimits.bytes));
    },
  }),
  forAdministrators({
    rest: 'DELETE /planner/licenses/:id/scan',
    summary: 'Delete the scan of a license',
    graphql: 'mutation deleteLicenseScan',
    answer: license,
    handle: ({ context, id }) => deleteScan(context, id()),
  }),
];
