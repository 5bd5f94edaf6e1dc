import { useQuery } from '@apollo/client/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { graphql } from '../../generated/index.ts';
import { useTranslation } from '../../translator.ts';

/** Of a company, and of its locations that have others. */
const SiteHolidays = graphql('query SiteHolidays { siteHolidays { locationName holidays { date name } } }');

const HolidaysContext = createContext<ReadonlyMap<string, string>>(new Map());

interface Props {
  company: string;
  days: readonly { toString(): string }[];
  children: ReactNode;
}

/** Asks for the public holidays of the days that are shown. The plan is there without them. */
export function WithHolidays({ company, days, children }: Props) {
  const { language } = useTranslation();
  const variables = { company, from: days[0]!.toString(), until: days.at(-1)!.toString(), language };
  const { data } = useQuery(SiteHolidays, { variables });
  const byDay = useMemo(() => {
    const names = new Map<string, string>();
    for (const { locationName, holidays } of data?.siteHolidays ?? [])
      for (const { date, name } of holidays) {
        const here = locationName === null ? name : `${name} (${locationName})`;
        names.set(date, [names.get(date), here].filter(Boolean).join(' · '));
      }
    return names;
  }, [data]);
  return <HolidaysContext value={byDay}>{children}</HolidaysContext>;
}

/** Names of the public holidays of a day, with the location that alone has it; undefined where there is none. */
export const useHoliday = (day: { toString(): string }): string | undefined => use(HolidaysContext).get(day.toString());
