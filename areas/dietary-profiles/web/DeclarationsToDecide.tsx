import { Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useApiMutation } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { confirm } from '#shell/web/widgets/confirm.ts';
import { toast } from '#shell/web/widgets/toast.ts';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '../contract.ts';
import classes from './DietaryProfile.module.css';
import { DeclarationText, useDeclaredStatement } from './UndecidedDeclarations.tsx';

/** Decides one declaration of a client. */
export function useDecideDeclaration(clientId: string) {
  const decision = useApiMutation(declarationRoutes.decide, { invalidates: [dietaryProfileRoutes.get.client] });
  return (
    { checkInId, questionId, sentAt }: Declaration,
    decided: 'confirmed' | 'rejected' | 'undecided',
    options?: { onSuccess: () => void },
  ) =>
    decision.mutate(
      { clientId, declarations: [{ checkInId, questionId, sentAt }], decision: decided },
      { onSuccess: () => options?.onSuccess() },
    );
}

interface DeclarationsToDecideProps {
  clientId: string;
  declarations: readonly Declaration[];
  /** Opens the profile, whose save confirms the declaration. */
  onConfirm: (declaration: Declaration) => void;
}

/** The undecided declarations of a client, each to be confirmed in the profile or rejected. */
export function DeclarationsToDecide({ clientId, declarations, onConfirm }: DeclarationsToDecideProps) {
  const t = useTexts('dietary-profiles');
  const may = useMay();
  const decide = useDecideDeclaration(clientId);
  const statementOf = useDeclaredStatement();

  async function reject(declaration: Declaration): Promise<void> {
    const statement = statementOf(declaration);
    const question = {
      title: t('declared.rejectTitle'),
      text: t(`declared.rejectText.${declaration.source}`, { statement }),
      confirmLabel: t('declared.reject'),
    };
    const undo = { title: t('declared.undo'), run: () => decide(declaration, 'undecided') };
    const onSuccess = () => toast.success(t('declared.rejected'), { action: undo });
    if (await confirm(question)) decide(declaration, 'rejected', { onSuccess });
  }

  if (declarations.length === 0) return null;
  return (
    <div className={classes['decisions']}>
      {declarations.map((declaration) => (
        <Banner
          key={`${declaration.checkInId} ${declaration.questionId}`}
          tone="warning"
          icon={IconAlertTriangle}
          actions={
            may('update meal plans') && (
              <Group gap="xs">
                <Button size="xs" onClick={() => onConfirm(declaration)}>
                  {t('declared.confirm')}
                </Button>
                <Button size="xs" variant="default" onClick={() => void reject(declaration)}>
                  {t('declared.reject')}
                </Button>
              </Group>
            )
          }
        >
          <DeclarationText declaration={declaration} />
        </Banner>
      ))}
    </div>
  );
}
