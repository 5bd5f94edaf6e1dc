import { useChosenZone } from '@portfolio/remote-kit';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { useTranslation } from '../translator.ts';
import type { OfferedShift } from './offers.graphql.ts';

/** Says when and where a shift of an offer is. */
export function useOfferedShift() {
  const { language } = useTranslation();
  const chosen = useChosenZone();
  const whenOf = ({ startTime, endTime, timeZone }: OfferedShift): string =>
    shiftWhen(startTime, endTime, language, chosen ?? timeZone);
  const placeOf = ({ title, clientName, locationName }: OfferedShift): string =>
    [title, clientName, locationName].filter(Boolean).join(' · ');
  return { whenOf, placeOf, chosen };
}
