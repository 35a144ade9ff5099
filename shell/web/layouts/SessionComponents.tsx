import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';

/** The components that areas add to every screen after login, such as the connection for live events. */
export function SessionComponents() {
  return <Beside components={useRouteContext({ from: '__root__', select: (context) => context.sessionComponents })} />;
}

/** The components that areas add beside the screens in the layout of the app. */
export function BackgroundComponents() {
  return (
    <Beside components={useRouteContext({ from: '__root__', select: (context) => context.backgroundComponents })} />
  );
}

/** One boundary each: a component whose chunk is loading would hide the others, such as the chat box. */
function Beside({ components }: { components: Readonly<Record<string, ComponentType>> }) {
  return Object.entries(components).map(([name, Component]) => (
    <Suspense key={name}>
      <Component />
    </Suspense>
  ));
}
