import { hashKey, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ApiError } from './api-error.ts';

interface SingleMutationOptions<Result, Variables> {
  mutationFn: (variables: Variables) => Promise<Result>;
  mutationKey?: readonly unknown[];
  onMutate?: (variables: Variables) => void;
  onError?: (error: ApiError) => void;
  onSuccess?: (result: Result, variables: Variables) => void;
  meta?: { skipGlobalErrorHandler?: boolean };
}

/**
 * `useMutation` that runs once while it is called again with the same variables: `isPending` disables a button only with the
 * next render, and the second click of a double click may come before it. The variables are compared as JSON.
 */
export function useSingleMutation<Result, Variables = void>({
  mutationFn,
  ...options
}: SingleMutationOptions<Result, Variables>) {
  const underWay = useRef<{ key: string; result: Promise<Result> } | null>(null);
  const mutation = useMutation<Result, ApiError, Variables>({
    ...options,
    mutationFn: (variables) =>
      mutationFn(variables).finally(() => {
        if (underWay.current?.key === hashKey([variables])) underWay.current = null;
      }),
  });
  const { mutateAsync: send } = mutation;
  const mutateAsync = useCallback<typeof send>(
    (...call) => {
      const key = hashKey([call[0]]);
      if (underWay.current?.key !== key) underWay.current = { key, result: send(...call) };
      return underWay.current.result;
    },
    [send],
  );
  const mutate = useCallback<typeof mutation.mutate>(
    (...call) => void mutateAsync(...call).catch(() => {}),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
