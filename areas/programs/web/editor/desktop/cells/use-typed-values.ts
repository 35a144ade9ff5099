import { useEffect, useMemo, useState } from 'react';
import { lazyChunks } from '../../lazy-chunks.ts';

type Parser = Awaited<ReturnType<typeof lazyChunks.typedValues>>['readTypedValues'];

const nothing = { read: '', note: '' };

/** How the values typed behind the name of an exercise are read; nothing until the parser is loaded, with the first values. */
export function useTypedValues(name: string, values: string): { read: string; note: string } {
  const parse = useParser(values !== '');
  return useMemo(() => (values === '' || !parse ? nothing : parse(name, values)), [parse, name, values]);
}

function useParser(isNeeded: boolean): Parser | null {
  const [parser, setParser] = useState<Parser | null>(null);

  // Synchronises with the chunk. Without a connection what is typed is not explained, and can be added all the same.
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    lazyChunks.typedValues().then(
      ({ readTypedValues }) => isMounted && setParser(() => readTypedValues),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);

  return parser;
}
