import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Permission } from '#shell/common/permissions.ts';
import { LinkButton } from '../router/links.tsx';
import { useMay } from '../session.ts';
import { Screen } from '../widgets/Screen.tsx';
import { FilteredList, type FilteredListProps } from './FilteredList.tsx';

/** The button that creates a record: a link to the form, or a click handler. */
interface CreateButton {
  label: string;
  permission?: Permission;
  link?: LinkProps;
  onClick?: () => void;
}

interface ListScreenProps<Row, Filters> extends Omit<FilteredListProps<Row, Filters>, 'label'> {
  title: string;
  subtitle: ReactNode;
  create?: CreateButton;
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
  const { title, subtitle, create, empty, above, children, ...listProps } = props;
  const button = <CreateButtonLink create={create} />;

  return (
    <Screen title={title} subtitle={subtitle} actions={!listProps.list.isEmpty && button}>
      {above}
      <FilteredList {...listProps} label={title} empty={{ action: button, ...empty }} />
      {children}
    </Screen>
  );
}

function CreateButtonLink({ create }: { create: CreateButton | undefined }) {
  const may = useMay();
  if (!create || (create.permission && !may(create.permission))) return null;
  const icon = <IconPlus size={18} aria-hidden="true" />;
  return create.link ? (
    <LinkButton {...(create.link as { to: string })} leftSection={icon}>
      {create.label}
    </LinkButton>
  ) : (
    <Button onClick={create.onClick} leftSection={icon}>
      {create.label}
    </Button>
  );
}
