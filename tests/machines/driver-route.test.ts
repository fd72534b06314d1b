import { describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { driverRouteMachine } from '../../machines/driver-route.ts';
import { restaurants } from '../../src/data/restaurants.ts';
import type { Coordinates, Restaurant } from '../../src/domain/entities.ts';

const kitchen: Coordinates = [28.55, 77.19];
const restaurant: Restaurant = { ...(restaurants[0] as Restaurant), location: kitchen };
const delhi: Coordinates = [28.6139, 77.209];
const street = 'On Ring Road';
const door: Coordinates = [28.6, 77.22];
const route: Coordinates[] = [kitchen, [28.56, 77.2], [28.57, 77.2], [28.59, 77.21], door];
const otherRoute: Coordinates[] = [kitchen, [28.58, 77.1], [28.61, 77.08]];

function start() {
  const clock = new SimulatedClock();
  const draw = vi.fn<() => { restaurant: Restaurant; street: string; stops: Coordinates[] }>(
    () => ({ restaurant, street, stops: [kitchen, delhi] }),
  );
  const actor = createActor(driverRouteMachine, { input: { draw }, clock }).start();
  return {
    actor,
    clock,
    draw,
    plan: (stops: Coordinates[]) => actor.send({ type: 'route.planned', stops }),
    value: () => actor.getSnapshot().value,
    reached: () => actor.getSnapshot().context.reached,
    driver: () => {
      const { stops, reached } = actor.getSnapshot().context;
      return stops[reached];
    },
  };
}

function startArrived() {
  const started = start();
  started.plan(route);
  for (let step = 0; step < 4; step += 1) started.clock.increment(2000);
  return started;
}

test('the driver waits at the restaurant as long as there is no route @4.20', () => {
  const { actor, clock, driver, value } = start();
  expect(value()).toBe('atRestaurant');
  expect(actor.getSnapshot().context).toEqual({
    restaurant,
    street,
    stops: [kitchen, delhi],
    reached: 0,
  });
  clock.increment(3_600_000);
  expect(value()).toBe('atRestaurant');
  expect(driver()).toEqual(kitchen);
});

test('the restaurant and the street are chosen once, when the machine starts @4.19', () => {
  const { actor, clock, draw, plan } = start();
  plan(route);
  clock.increment(2000);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context).toMatchObject({ restaurant, street });
});

describe('driving', () => {
  test('the driver reaches a stop every two seconds and not a millisecond earlier @4.22 @9.19', () => {
    const { clock, driver, plan, reached } = start();
    plan(route);
    clock.increment(1999);
    expect(reached()).toBe(0);
    clock.increment(1);
    expect(reached()).toBe(1);
    expect(driver()).toEqual([28.56, 77.2]);
    clock.increment(1999);
    expect(reached()).toBe(1);
    clock.increment(1);
    expect(reached()).toBe(2);
  });

  test('the driver takes one step on a route with two stops', () => {
    const { clock, driver, plan, value } = start();
    plan([kitchen, door]);
    clock.increment(1999);
    expect(value()).toBe('driving');
    clock.increment(1);
    expect(value()).toBe('arrived');
    expect(driver()).toEqual(door);
  });
});

test('the driver stays at the door after arriving', () => {
  const { actor, clock, driver, value } = startArrived();
  clock.increment(3_600_000);
  expect(value()).toBe('arrived');
  expect(driver()).toEqual(door);
  expect(actor.getSnapshot().status).toBe('active');
});

describe('changing the route', () => {
  test('a new route during the drive starts at its own first stop, with the full time until the next stop @4.25', () => {
    const { actor, clock, driver, plan, reached, value } = start();
    plan(route);
    clock.increment(2000);
    clock.increment(1500);
    plan(otherRoute);
    expect(value()).toBe('driving');
    expect(actor.getSnapshot().context).toMatchObject({ stops: otherRoute, reached: 0 });
    clock.increment(1999);
    expect(reached()).toBe(0);
    clock.increment(1);
    expect(driver()).toEqual([28.58, 77.1]);
    clock.increment(2000);
    expect(value()).toBe('arrived');
    expect(driver()).toEqual([28.61, 77.08]);
  });

  test('a new route after the arrival starts the drive again', () => {
    const { actor, clock, driver, plan, value } = startArrived();
    plan(otherRoute);
    expect(value()).toBe('driving');
    expect(actor.getSnapshot().context).toMatchObject({ stops: otherRoute, reached: 0 });
    clock.increment(2000);
    expect(value()).toBe('driving');
    clock.increment(2000);
    expect(value()).toBe('arrived');
    expect(driver()).toEqual([28.61, 77.08]);
  });
});
