import { graphql } from '../generated/index.ts';

export const TapKey = graphql('query TapKey { tapKey }');
export const CheckIn = graphql('mutation CheckIn { checkIn { ...Attendance } }');
export const SendWord = graphql('mutation SendWord { sendWord { ...Attendance } }');
export const CheckOut = graphql('mutation CheckOut { checkOut { ...Attendance } }');
