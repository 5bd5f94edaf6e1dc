interface Place {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** A postal address in two lines, without what is not known. */
export const addressOf = ({ address, city, state, zipCode }: Place): string => {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [address, [city, region].filter(Boolean).join(', ')].filter(Boolean).join('\n');
};
