import { graphql } from '../../generated/index.ts';

/** Of a company, and of its locations that have others. */
export const SiteHolidays = graphql(`
  query SiteHolidays($company: ID!, $from: Date!, $until: Date!, $language: String) {
    siteHolidays(company: $company, from: $from, until: $until, language: $language) {
      locationName
      holidays {
        date
        name
      }
    }
  }
`);
