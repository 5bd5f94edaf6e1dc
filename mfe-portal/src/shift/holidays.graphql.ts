import { graphql } from '../generated/index.ts';

/** Which of the guard's shifts begin on a public holiday. */
export const MyHolidays = graphql(`
  query MyHolidays($language: String) {
    myHolidays(language: $language) {
      shiftId
      name
    }
  }
`);
