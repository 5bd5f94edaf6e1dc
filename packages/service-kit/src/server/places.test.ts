import { holderOf, Places } from './places.ts';

/** Someone at an address, who notes what becomes of their requests. */
function at(places: Places, address: string | undefined) {
  const holder = holderOf(address);
  const told = { entered: 0, refused: 0 };
  return {
    told,
    /** @returns how many of so many enter at once; the rest waits */
    ask(count: number): number {
      let entered = 0;
      for (let each = 0; each < count; each += 1)
        if (places.enter(holder)) entered += 1;
        else places.wait(holder, { enter: () => void (told.entered += 1), refuse: () => void (told.refused += 1) });
      return entered;
    },
    leave: () => places.leave(holder),
  };
}
/** Whoever is called in comes with the next turn of the loop. */
const turn = () => new Promise(setImmediate);

test('one network takes half of all places and waits for more; whoever comes then is let in at once', () => {
  const places = new Places(100);
  const flood = at(places, '192.0.2.1');
  expect(flood.ask(500)).toBe(50);
  expect(at(places, '198.51.100.1').ask(20)).toBe(20);
  expect(flood.told).toEqual({ entered: 0, refused: 0 });
});

test('addresses of one /24 are one network, and so is a whole /48: its /64s take turns', async () => {
  const places = new Places(100);
  const street = Array.from({ length: 200 }, (_, index) => at(places, `192.0.2.${index}`).ask(1));
  expect(street.filter((entered) => entered === 1)).toHaveLength(50);
  const [first, second] = [at(places, '2001:db8:1:1::1'), at(places, '2001:db8:1:2::1')];
  expect([first.ask(100), second.ask(2)]).toEqual([33, 0]);
  expect(at(places, '2001:db8:2::1').ask(5)).toBe(5);
  // Beside two others its /48 may hold a quarter.
  for (let left = 0; left < 10; left += 1) first.leave();
  await turn();
  expect([first.told.entered, second.told.entered]).toEqual([0, 2]);
});

test('what a network leaves while others are here comes to them before it comes back to it', async () => {
  const places = new Places(8);
  const flood = at(places, '192.0.2.1');
  expect(flood.ask(40)).toBe(4);
  const others = [1, 2, 3, 4].map((each) => at(places, `198.51.${each}.1`));
  expect(others.map((other) => other.ask(2))).toEqual([2, 2, 0, 0]);
  for (let left = 0; left < 3; left += 1) flood.leave();
  await turn();
  expect(others.map(({ told }) => told.entered)).toEqual([0, 0, 1, 1]);
  expect(flood.told.entered).toBe(0);
});

test('an office behind one address is served, all of it, one after the other, when nobody else is waiting', async () => {
  const places = new Places(10);
  const office = at(places, '192.0.2.1');
  let served = office.ask(40);
  for (let round = 0; served < 40 && round < 100; round += 1) {
    office.leave();
    await turn();
    served = 5 + office.told.entered;
  }
  expect([served, office.told.refused]).toEqual([40, 0]);
});

test('where too many wait, those of whom most do are refused, not who comes', () => {
  const places = new Places(2);
  const flood = at(places, '192.0.2.1');
  flood.ask(11);
  const other = at(places, '198.51.100.1');
  other.ask(3);
  expect(flood.told.refused).toBe(2);
  expect(other.told.refused).toBe(0);
});

test('who gives up waits no more, and our own servers have no share', async () => {
  const places = new Places(4);
  const own = at(places, undefined);
  expect(own.ask(4)).toBe(4);
  const told: string[] = [];
  const note = (name: string) => ({
    enter: () => void told.push(name),
    refuse: () => void told.push(`${name} refused`),
  });
  const holder = holderOf('192.0.2.1');
  const stop = places.wait(holder, note('first'));
  places.wait(holder, note('second'));
  expect([stop(), stop()]).toEqual([true, false]);
  own.leave();
  await turn();
  expect(told).toEqual(['second']);
});

test('a body on its way leaves its place to others, of one network only so many', () => {
  const places = new Places(8);
  const slow = holderOf('192.0.2.1');
  for (let each = 0; each < 4; each += 1) expect(places.enter(slow)).toBe(true);
  expect([places.lend(slow), places.lend(slow), places.lend(slow)]).toEqual([true, true, false]);
  expect([places.enter(slow), places.enter(slow), places.enter(slow)]).toEqual([true, true, false]);
});
