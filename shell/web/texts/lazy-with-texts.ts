import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadTexts } from './texts.ts';

/** A component that is loaded together with the text namespaces that it needs and the screen does not load. It suspends until then. */
export function lazyWithTexts<Props>(
  namespaces: readonly string[],
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([load(), loadTexts(namespaces)]);
    return { default: component };
  });
}
