import { useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { appMachine } from '../../machines/app.ts';
import { createActorContext } from './actors.ts';

/**
 * The React context of the app's actor. `app/create-app.ts` provides the implementations of the app's
 * machine.
 */
export const AppContext = createActorContext(appMachine);

type Actors = SnapshotFrom<typeof appMachine>['children'];
type Id = Exclude<keyof Actors, 'pages'>;

/** Returns the React hooks for one of the app's own actors, which run as long as the app. */
export function actorOfApp<const Name extends Id>(id: Name) {
  type Actor = NonNullable<Actors[Name]>;
  /** @throws an error if the component is outside the app */
  function useActorRef(): Actor {
    const actor = AppContext.useActorRef().getSnapshot().children[id];
    if (!actor) throw new Error(`The app has no ${id}.`);
    return actor;
  }
  return {
    useActorRef,
    useSelector: <Selected>(select: (snapshot: SnapshotFrom<Actor>) => Selected): Selected =>
      useSelector<AnyActorRef, Selected>(useActorRef(), select),
  };
}

/** The actor of the sign-in and sign-up dialog. */
export const AuthModalActor = actorOfApp('authModal');

/** The actor that stores the customer's favourite restaurants. */
export const FavouritesActor = actorOfApp('favourites');

/** The actor that stores which recent addresses the customer has removed. */
export const RemovedAddressesActor = actorOfApp('removedAddresses');

/** The actor that stores which messages the customer has read. */
export const SeenMessagesActor = actorOfApp('seenMessages');
