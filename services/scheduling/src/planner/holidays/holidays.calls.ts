import { fault } from '@portfolio/contracts/errors';
import {
  holiday,
  holidayQuery,
  holidayRegion,
  holidayRegionQuery,
  myHoliday,
  myHolidayQuery,
  siteHolidayQuery,
  siteHolidays,
} from '@portfolio/contracts/scheduling';
import { validationError } from '@portfolio/service-kit/errors';
import { z } from 'zod';
import { forAdministrators, forEmployees } from '../../call.ts';
import { holidaysOf, knowsRegion, regionsOf } from '../../shared/holidays/calendar.ts';
import { listMyHolidays, listSiteHolidays } from './site-holidays.ts';

/** Public holidays, by which posts may be closed. */
export const holidayCalls = [
  forAdministrators({
    rest: 'GET /planner/holidays',
    summary: 'Public holidays of a country or region',
    graphql: 'query holidays',
    query: holidayQuery,
    answer: z.array(holiday),
    async handle({ query: { region, ...days } }) {
      if (!(await knowsRegion(region))) throw validationError({ region: [fault('invalid_choice', { value: region })] });
      return holidaysOf(region, days);
    },
  }),
  forAdministrators({
    rest: 'GET /planner/holidays/regions',
    summary: 'Countries, or the regions of one, whose holidays are known',
    graphql: 'query holidayRegions',
    query: holidayRegionQuery,
    answer: z.array(holidayRegion),
    handle: ({ query: { country, language } }) => regionsOf(country, language),
  }),
  forAdministrators({
    rest: 'GET /planner/holidays/sites',
    summary: 'Public holidays of a company and its locations',
    graphql: 'query siteHolidays',
    query: siteHolidayQuery,
    answer: z.array(siteHolidays),
    handle: ({ context, query }) => listSiteHolidays(context, query),
  }),
  forEmployees({
    rest: 'GET /planner/employees/me/holidays',
    summary: "Which of one's shifts begin on a public holiday",
    graphql: 'query myHolidays',
    query: myHolidayQuery,
    answer: z.array(myHoliday),
    handle: ({ context, query }) => listMyHolidays(context, query),
  }),
];
