import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Permission } from '#shell/common/permissions.ts';
import { ActionMenu, type RecordMenuAction } from '../records/ActionMenu.tsx';
import { LinkButton } from '../router/links.tsx';
import { useMay } from '../session.ts';
import { useTexts } from '../texts/texts.ts';
import { Screen } from '../widgets/Screen.tsx';
import type { EmptyStateProps } from '../widgets/EmptyState.tsx';
import { FilteredList, type FilteredListProps } from './FilteredList.tsx';

/** The button that creates a record: a link to the form, or a click handler. */
interface CreateButton {
  label: string;
  permission?: Permission;
  /** Hides the button although the user has the permission. */
  isHidden?: boolean;
  link?: LinkProps;
  onClick?: () => void;
  /** Other ways to create records: a menu in the header, buttons in the empty state. */
  others?: { label: string; actions: readonly RecordMenuAction[] };
}

interface ListScreenProps<Row, Filters> extends Omit<FilteredListProps<Row, Filters>, 'label' | 'empty'> {
  title: string;
  subtitle: ReactNode;
  back?: { to: string; label: string };
  create?: CreateButton;
  /** Shown for an empty list; says what to do next, and to who may not create only that nothing is there. */
  empty: EmptyStateProps & { readingText?: string };
  /** Content between the title and the list, such as stats. */
  above?: ReactNode;
  /** Further content, such as the drawer of the open record. */
  children?: ReactNode;
}

/**
 * The screen of a list. The button that creates a record is in the header, or in the empty state.
 *
 *     <ListScreen
 *       title={t('title')}
 *       subtitle={t('subtitle')}
 *       list={list}
 *       columns={columns}
 *       fields={[{ kind: 'search', label: t('search') }]}
 *       link={({ id }) => openRecordLink(id)}
 *       rowActions={(group) => <GroupMenu group={group} />}
 *       create={{ label: t('new'), permission: 'create groups', onClick: openNew }}
 *       empty={{ illustration: 'people', text: t('empty') }}
 *     />
 */
export function ListScreen<Row, Filters>(props: ListScreenProps<Row, Filters>) {
  const { title, subtitle, back, create, empty, above, children, ...listProps } = props;
  const t = useTexts();
  const may = useMay();
  const mayCreate = !create?.isHidden && (!create?.permission || may(create.permission));
  const isEmpty = listProps.list.isEmpty;
  const button = create && mayCreate && <CreateButtons create={create} isEmpty={isEmpty} />;
  const { readingText = t('list.empty'), ...emptyState } = empty;
  const text = mayCreate ? emptyState.text : readingText;

  return (
    <Screen title={title} subtitle={subtitle} {...(back && { back })} actions={!isEmpty && button}>
      {above}
      <FilteredList {...listProps} label={title} empty={{ action: button, ...emptyState, text }} />
      {children}
    </Screen>
  );
}

function CreateButtons({ create, isEmpty }: { create: CreateButton; isEmpty: boolean }) {
  const may = useMay();
  const { label, link, onClick, others } = create;
  const main = <CreateButtonLink label={label} icon={IconPlus} link={link} onClick={onClick} />;
  if (!others) return main;
  const shown = others.actions.filter(({ permission, isHidden }) => !isHidden && (!permission || may(permission)));
  return (
    <Group gap="xs" justify="center">
      {main}
      {isEmpty ? (
        shown.map((other) => <CreateButtonLink key={other.label} {...other} variant="default" />)
      ) : (
        <ActionMenu label={others.label} placement="header" actions={shown} />
      )}
    </Group>
  );
}

type CreateButtonLinkProps = Pick<RecordMenuAction, 'label' | 'icon'> & {
  link?: LinkProps | undefined;
  onClick?: (() => void) | undefined;
  variant?: 'filled' | 'default';
};

function CreateButtonLink({ label, icon: Icon, link, onClick, variant = 'filled' }: CreateButtonLinkProps) {
  const icon = <Icon size={18} aria-hidden="true" />;
  return link ? (
    <LinkButton {...(link as { to: string })} variant={variant} leftSection={icon}>
      {label}
    </LinkButton>
  ) : (
    <Button onClick={() => onClick?.()} variant={variant} leftSection={icon}>
      {label}
    </Button>
  );
}
